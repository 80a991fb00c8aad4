/** `/{locale}/brand-assessment/{id}/{key}/`, and of a comparison: a publication's page for who published it. */
import { EmbedCode } from '../../components/published/EmbedCode';
import { PublicationGonePage, PublisherPage } from '../../components/published/PublisherPage';
import { translator } from '../../components/strings';
import { publisherPath, type PublishedKind } from '../../site/published-reports';
import { factsOf } from '../accounts/saved-content';
import { pageResponse, seeOther } from '../platform/answers';
import { publishedCatalog, publishingCatalog, siteCatalog } from '../platform/catalogs';
import { on, type Answer, type Call, type MethodRunners } from '../platform/endpoint';
import { opens } from '../platform/private-secrets';
import { requestedPage } from '../platform/return-address';
import { createStrings } from '../platform/strings';
import { publicationChangeSchema, type PublicationChange } from './publication-change';
import { isKeyOf } from './publisher-key';
import { removePublished } from './remove';
import { renewPublished } from './renew';
import { readShown, type ShownPublication } from './shown';

const strings = createStrings({ published: publishedCatalog, publishing: publishingCatalog, site: siteCatalog });

/** Parameter of the page's URL: it was just renewed. */
const RENEWED = 'renewed';

interface Asked {
  readonly id: string;
  readonly kind: PublishedKind;
  readonly key: string;
}

function askedIn({ url, locales }: Call<unknown>): Asked | null {
  const page = requestedPage(url.pathname, locales);
  if (page?.id !== 'publisher-assessment' && page?.id !== 'publisher-comparison') return null;
  const [id = '', key = ''] = page.path.split('/').slice(3);
  return { id, key, kind: page.id === 'publisher-assessment' ? 'assessment' : 'comparison' };
}

/** What a key opens: a publication, or that there is none any more; null if it is no key of what the address names. */
async function openedBy(
  { services }: Call<unknown>,
  { id, kind, key }: Asked,
): Promise<ShownPublication | 'gone' | null> {
  const shown = await readShown(services, id);
  if (shown === null) return (await isKeyOf(services, id, key)) ? 'gone' : null;
  return opens(key, shown.record.keyHash) && shown.record.kind === kind ? shown : null;
}

/** The page's path below its locale. */
const below = (path: string) => path.slice(path.indexOf('/', 1) + 1);

function show(call: Call<unknown>, asked: Asked, { record, brands, isHidden }: ShownPublication): Promise<Response> {
  const { locale, url, services } = call;
  const path = publisherPath(locale, asked, asked.key);
  const { id, kind, publishedAt, expiresAt } = record;
  const reports = brands.map(({ shared }) => factsOf(shared.report));
  const columns = brands.some(({ answer }) => answer.isHidden) ? 'columns' : 'nothing';
  return pageResponse(
    call,
    strings,
    { path: below(path), title: translator(strings, locale, 'published')(`publisher.title.${kind}`) },
    <PublisherPage
      item={{ id, kind, publishedAt, expiresAt, reports }}
      path={path}
      hidden={isHidden ? 'all' : columns}
      renewed={url.searchParams.has(RENEWED)}
      embed={<EmbedCode kind={kind} id={id} origin={services.environment.siteUrl} level={2} />}
    />,
  );
}

async function look(call: Call<unknown>): Promise<Answer> {
  const asked = askedIn(call);
  const opened = asked && (await openedBy(call, asked));
  if (asked === null || opened === null) return { code: 'not-found' };
  if (opened !== 'gone') return show(call, asked, opened);
  const title = translator(strings, call.locale, 'published')('gone.title');
  const path = below(publisherPath(call.locale, asked, asked.key));
  return pageResponse(call, strings, { status: 410, path, title }, <PublicationGonePage />);
}

async function change(call: Call<PublicationChange>): Promise<Answer> {
  const { services, locale, fields } = call;
  const asked = askedIn(call);
  const opened = asked && (await openedBy(call, asked));
  if (asked === null || opened === null) return { code: 'not-found' };
  const path = publisherPath(locale, asked, asked.key);
  if (opened === 'gone') return seeOther(path);
  if (fields.action === 'delete') {
    await removePublished(services, asked.id);
    return seeOther(path);
  }
  return seeOther((await renewPublished(services, asked.id)) === null ? path : `${path}?${RENEWED}`);
}

export const publisherHandler: MethodRunners = {
  GET: on({ respond: look }),
  POST: on({ schema: publicationChangeSchema, respond: change }),
};
