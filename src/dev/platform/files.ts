/** The files in `public/`, found and given headers by Netlify's own engines. */
import { HeadersHandler } from '@netlify/headers';
import { StaticHandler } from '@netlify/static';

export interface Files {
  /** The file for a URL, pretty or not, with its headers; null if no file matches. */
  readonly find: (url: URL) => Promise<Response | null>;
}

/** @param root folder of the project */
export function filesOf(root: string, publicFolder: string): Files {
  const files = new StaticHandler({ directory: publicFolder });
  const headers = new HeadersHandler({ projectDir: root, publishDir: publicFolder, logger: console });
  // The handler would parse `_headers` again for each request, but a served build does not change.
  const known = new Map<string, Promise<Readonly<Record<string, string>>>>();
  const headersAt = (url: URL): Promise<Readonly<Record<string, string>>> => {
    const found = known.get(url.pathname) ?? headers.apply(new Request(url));
    known.set(url.pathname, found);
    return found;
  };
  return {
    find: async (url) => {
      // The handler would ignore an empty segment between two slashes.
      if (url.pathname.includes('//')) return null;
      const match = await files.match(new Request(url));
      if (match === undefined) return null;
      const [file, rules] = await Promise.all([match.handle(), headersAt(url)]);
      for (const [name, value] of Object.entries(rules)) file.headers.set(name, value);
      return file;
    },
  };
}
