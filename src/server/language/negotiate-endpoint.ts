/** `GET /`: leads to the home page in the visitor's language. */
import { pathTo } from '../../site/routes';
import type { Handler } from '../platform/endpoint';
import { negotiateLocale, rememberedLocale } from '../platform/negotiation';

export const negotiateHandler: Handler<null> = {
  respond({ request: { headers }, url, locales }) {
    const locale = rememberedLocale(headers.get('cookie'), locales) ?? negotiateLocale(headers.get('accept-language'));
    const location = pathTo(locale, 'home') + url.search;
    return Promise.resolve(new Response(null, { status: 302, headers: { Location: location } }));
  },
};
