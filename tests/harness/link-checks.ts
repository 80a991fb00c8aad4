/** Every internal link works, including its fragment. */
import { EVERY_LOCALE } from '../../src/site/pseudo-locales';
import { ROUTES } from '../../src/site/routes';
import { isOwnCanonical, type PublishedPage, type PublishedSite } from './published-site';
import { attribute, type Element } from './words';

/** Paths that functions answer, without a file. */
const ANSWERED = [
  /^\/$/,
  /^\/api\//,
  ...Object.values(ROUTES)
    .filter(({ served }) => served !== 'static')
    .flatMap(({ pattern }) =>
      EVERY_LOCALE.map((locale) => new RegExp(`^/${locale}${pattern.replace(/:[a-z]+/g, '[^/]+')}$`)),
    ),
];

const ADDRESSES = ['href', 'src', 'action', 'poster'];

function addressesOf(element: Element): string[] {
  if (element.tagName === 'link' && attribute(element, 'rel') === 'canonical') return [];
  const candidates = (attribute(element, 'srcset') ?? '')
    .split(/,\s+/)
    .flatMap((candidate) => candidate.trim().split(/\s+/)[0] || []);
  return [...ADDRESSES.flatMap((name) => attribute(element, name) ?? []), ...candidates];
}

/** What is wrong with an address, or null. */
function fault(site: PublishedSite, page: PublishedPage, address: string): string | null {
  const base = site.origin + page.path;
  if (!URL.canParse(address, base)) return 'is no address';
  const url = new URL(address, base);
  if (url.origin !== site.origin) return null;
  const path = decodeURIComponent(url.pathname);
  if (ANSWERED.some((pattern) => pattern.test(path))) return null;
  const target = site.byPath.get(path);
  if (target === undefined) return site.files.has(path) ? null : 'leads nowhere';
  const fragment = decodeURIComponent(url.hash.slice(1));
  return fragment === '' || target.ids.has(fragment) ? null : 'leads to no such fragment';
}

export function linkViolations(site: PublishedSite): string[] {
  return site.pages.flatMap((page) => {
    const found = page.elements.flatMap(addressesOf).flatMap((address) => {
      const wrong = fault(site, page, address);
      return wrong === null ? [] : [`${page.path} has ${address}, which ${wrong}`];
    });
    return [...new Set(found)];
  });
}

/** Every llms.txt links to files and to pages with their own text, to each once. */
export function llmsViolations(site: PublishedSite): string[] {
  const paths = [...site.files].filter((path) => path.endsWith('/llms.txt'));
  if (!paths.includes('/llms.txt')) return ['/llms.txt is missing'];
  return paths.flatMap((path) => {
    const urls = [...site.read(path).matchAll(/^- \[(?:\\.|[^\]])*\]\(([^)]+)\)/gm)].map(([, url = '']) => url);
    return [
      ...(urls.length > 0 && new Set(urls).size === urls.length
        ? []
        : [`${path} links to nothing, or twice to the same`]),
      ...urls.flatMap((url) => {
        const target = url.slice(site.origin.length);
        const page = site.byPath.get(target);
        if (url.startsWith(site.origin) && (page === undefined ? site.files.has(target) : isOwnCanonical(site, page)))
          return [];
        return [`${path} links to ${url}, which is no page with a text of its own`];
      }),
    ];
  });
}
