/** `GET /media/report/{id}-{locale}.png`: the picture that link previews show of a publication, in its link's language. */
import { isPublishedId } from '../../site/published-reports';
import type { Handler } from '../platform/endpoint';
import { whyMissing } from '../reports/store';
import { cardWords } from './card-words';
import { mediaResponse } from './media-response';
import { readShown } from './shown';

const FILE = /\/([^/-]+)-([a-z-]+)\.png$/;

export const reportCardHandler: Handler<null> = {
  async respond({ url, services, locales }) {
    const [, id = '', language] = FILE.exec(url.pathname) ?? [];
    const locale = locales.find((known) => known === language);
    if (locale === undefined || !isPublishedId(id)) return { code: 'not-found' };
    const shown = await readShown(services, id);
    if (shown === null) return whyMissing(services.storage, id);
    if (shown.isHidden) return { code: 'not-found' };
    const { colours } = await services.artifacts.facts();
    try {
      const png = await services.cardDrawer.draw(colours.light, cardWords(shown, locale));
      return mediaResponse(shown, 'image/png', png);
    } catch (error) {
      // Not drawn again at once: what took too long does so again.
      return { code: 'unavailable', retryAfterSeconds: 60, digest: services.report(error) };
    }
  },
};
