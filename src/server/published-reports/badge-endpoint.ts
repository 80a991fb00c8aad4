/** `GET /badge/{id}.svg|json`: a publication's result as a badge for other pages. */
import { isPublishedId } from '../../site/published-reports';
import type { Handler } from '../platform/endpoint';
import { whyMissing } from '../reports/store';
import { badgeFacts, badgeJson, badgeSvg } from './badge';
import { mediaResponse } from './media-response';
import { readShown } from './shown';

const FILE = /\/([^/.]+)\.(svg|json)$/;

export const badgeHandler: Handler<null> = {
  async respond({ url, services }) {
    const [, id = '', format] = FILE.exec(url.pathname) ?? [];
    if (!isPublishedId(id)) return { code: 'not-found' };
    const shown = await readShown(services, id);
    if (shown === null) return whyMissing(services.storage, id);
    // What has a link alone is nothing to show around.
    if (shown.isHidden || shown.record.state === 'link') return { code: 'not-found' };
    const { colours } = await services.artifacts.facts();
    const facts = badgeFacts(shown, services.now());
    return format === 'json'
      ? mediaResponse(shown, 'application/json', JSON.stringify(badgeJson(facts, colours)))
      : mediaResponse(shown, 'image/svg+xml', badgeSvg(facts, colours));
  },
};
