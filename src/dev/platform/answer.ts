/** How the platform answers a request: with a function, a redirect or a file, in Netlify's order. */
import { RedirectsHandler } from '@netlify/redirects';
import type { Files } from './files';
import { functionAt, type PlatformFunction } from './functions';

export interface Site {
  /** Folder of the project. */
  readonly root: string;
  readonly publicFolder: string;
  readonly functions: readonly PlatformFunction[];
  readonly files: Files;
}

/** Answers a request. @param address the client's IP address */
export type RequestAnswerer = (request: Request, address: string) => Promise<Response>;

const isReading = (method: string): boolean => method === 'GET' || method === 'HEAD';

function withStatus(response: Response, status: number): Response {
  return new Response(response.body, { status, headers: response.headers });
}

export function answerFor({ root, publicFolder, functions, files }: Site): RequestAnswerer {
  const redirects = new RedirectsHandler({
    configRedirects: [],
    jwtRoleClaim: '',
    jwtSecret: '',
    projectDir: root,
    publicDir: publicFolder,
  });

  const byFunction = async (request: Request, at: URL, address: string): Promise<Response | null> => {
    const called = functionAt(functions, at.pathname, request.method);
    if (called === null) return null;
    if (called === 'missing') return new Response('Function not found', { status: 404 });
    return called.answer(request, address);
  };

  const byFile = async (request: Request, at: URL, status = 200): Promise<Response | null> => {
    const file = await files.find(at);
    if (file === null) return null;
    return isReading(request.method) ? withStatus(file, status) : new Response('Method Not Allowed', { status: 405 });
  };

  const byRedirect = async (request: Request, url: URL, address: string): Promise<Response | null> => {
    const match = await redirects.match(request);
    if (match === undefined) return null;
    const { force, redirect, statusCode, target } = match;
    const file = force ? null : await byFile(request, url);
    if (file !== null) return file;
    const location = target.origin === url.origin ? `${target.pathname}${target.search}` : target.href;
    if (redirect) return new Response(null, { status: statusCode, headers: { location } });
    // A function sees the requested URL; its own status is used, not the rule's.
    return (await byFunction(request, target, address)) ?? byFile(request, target, statusCode);
  };

  return async (request, address) => {
    const url = new URL(request.url);
    return (
      (await byFunction(request, url, address)) ??
      (await byRedirect(request, url, address)) ??
      (await byFile(request, url)) ??
      new Response('Not Found', { status: 404 })
    );
  };
}
