/** As much of a browser as the provider's pages need: cookies, redirects, forms. */

interface Cookie {
  readonly path: string;
  readonly value: string;
}

export interface VisitedPage {
  /** URL after redirects. */
  readonly url: URL;
  readonly status: number;
  readonly html: string;
  readonly headers: Headers;
}

export interface Visitor {
  readonly open: (url: URL | string) => Promise<VisitedPage>;
  /** Submits fields to the page's address. */
  readonly send: (
    page: VisitedPage,
    fields: Readonly<Record<string, string>>,
    options?: { readonly origin?: string },
  ) => Promise<VisitedPage>;
  /** Presses the only button of a page whose form has all the fields. */
  readonly sendHidden: (page: VisitedPage, fields?: Readonly<Record<string, string>>) => Promise<VisitedPage>;
}

/** The first form of a page: its action and its hidden fields. */
function hiddenForm(html: string): { readonly action: string; readonly fields: Readonly<Record<string, string>> } {
  const action = /<form[^>]* action="([^"]+)"/.exec(html)?.[1];
  if (action === undefined) throw new Error(`There is no form in: ${html}`);
  const inputs = html.matchAll(/<input type="hidden" name="([^"]+)" value="([^"]*)"/g);
  return { action, fields: Object.fromEntries([...inputs].map(([, name = '', value = '']) => [name, value])) };
}

/** @param siteOrigin redirects to it are not followed, only returned */
export function createVisitor(siteOrigin: string): Visitor {
  const cookies = new Map<string, Cookie>();

  const remember = (headers: Headers): void => {
    for (const line of headers.getSetCookie()) {
      const [pair = '', ...attributes] = line.split(/; */);
      const [name = '', value = ''] = pair.split(/=(.*)/s);
      const path = attributes.find((attribute) => /^path=/i.test(attribute))?.slice('path='.length) ?? '/';
      if (value === '') cookies.delete(name);
      else cookies.set(name, { path, value });
    }
  };

  const go = async (address: URL, init: RequestInit = {}): Promise<VisitedPage> => {
    const sent = [...cookies].filter(([, { path }]) =>
      `${address.pathname}/`.startsWith(path === '/' ? '/' : `${path}/`),
    );
    const headers = new Headers(init.headers);
    headers.set('accept', 'text/html');
    headers.set('cookie', sent.map(([name, { value }]) => `${name}=${value}`).join('; '));
    const response = await fetch(address, { ...init, headers, redirect: 'manual' });
    remember(response.headers);
    const location = response.headers.get('location');
    if (location === null) {
      return { url: address, status: response.status, html: await response.text(), headers: response.headers };
    }
    await response.body?.cancel();
    const next = new URL(location, address);
    if (next.origin === siteOrigin) return { url: next, status: response.status, html: '', headers: response.headers };
    return go(next);
  };

  const send: Visitor['send'] = ({ url }, fields, { origin = url.origin } = {}) =>
    go(new URL(url.pathname, url), {
      method: 'POST',
      headers: { origin },
      body: new URLSearchParams(fields),
    });

  return {
    open: (url) => go(new URL(url)),
    send,
    sendHidden: ({ html, url }, fields = {}) => {
      const form = hiddenForm(html);
      const body = new URLSearchParams({ ...form.fields, ...fields });
      return go(new URL(form.action, url), { method: 'POST', headers: { origin: url.origin }, body });
    },
  };
}
