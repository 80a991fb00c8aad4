/** `/{locale}/brand-assessment/{id}/{key}/`, and of a comparison: a publication's page for who published it. */
import { EmbedCode } from '../../components/published/EmbedCode';
import { PublicationDeletedPage, PublicationGonePage } from '../../components/published/GonePages';
import { PUBLISHER_DONE, PublisherPage, type PublisherDone } from '../../components/published/PublisherPage';
import { translator } from '../../components/strings';
import { publisherPath, type PublishedKind } from '../../site/published-reports';
import { factsOf } from '../reports/saved-content';
import { pageResponse, seeOther } from '../platform/answers';
import { on, type Answer, type Call, type MethodRunners } from '../platform/endpoint';
import { opens } from '../platform/private-secrets';
import { requestedPage } from '../platform/return-address';
import { createStrings } from '../platform/strings';
import { publicationFormSchema, type PublicationForm } from './publication-change';
import { isKeyOf } from './publisher-key';
import { renewReport } from './renew';
import { readShown, type ShownPublication } from './shown';
import { removeUndoably, restorePublished } from './undo';

const strings = createStrings(['published', 'publishing', 'site', 'undo']);

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

/** What a key opens: a publication, or that it is gone; null if it is not the key of what the address names. */
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
  const { id, kind, state, publishedAt, expiresAt } = record;
  const reports = brands.map(({ shared }) => factsOf(shared.report));
  const columns = brands.some(({ answer }) => answer.isHidden) ? 'columns' : 'nothing';
  return pageResponse(
    call,
    strings,
    {
      path: below(path),
      title: translator(
        strings,
        locale,
        'published',
      )(state === 'link' ? `shared.title.${kind}` : `publisher.title.${kind}`),
    },
    <PublisherPage
      item={{ id, kind, state, publishedAt, expiresAt, reports }}
      path={path}
      hidden={isHidden ? 'all' : columns}
      done={PUBLISHER_DONE.find((done) => url.searchParams.has(done)) ?? null}
      embed={<EmbedCode kind={kind} id={id} origin={services.environment.siteUrl} level={2} />}
    />,
  );
}

async function look(call: Call<unknown>): Promise<Answer> {
  const asked = askedIn(call);
  const opened = asked && (await openedBy(call, asked));
  if (asked === null || opened === null) return { code: 'not-found' };
  if (opened !== 'gone') return show(call, asked, opened);
  return gone(call, publisherPath(call.locale, asked, asked.key));
}

function gone(call: Call<unknown>, path: string, isTooLate = false): Promise<Response> {
  const title = translator(strings, call.locale, 'published')('gone.title');
  const page = { status: 410, path: below(path), title };
  return pageResponse(call, strings, page, <PublicationGonePage isTooLate={isTooLate} />);
}

/** Where the page is that says what was done. */
const doneAt = (path: string, done: PublisherDone) => `${path}?${done}`;

async function remove(call: Call<PublicationForm>, id: string, path: string): Promise<Response> {
  const { services, fields, locale } = call;
  const held = await removeUndoably(services, id, 'deleted');
  if (fields.undo === undefined || held === null) return seeOther(path);
  const title = translator(strings, locale, 'published')('deleted.title');
  const page = <PublicationDeletedPage action={path} held={held} />;
  return pageResponse(call, strings, { path: below(path), title }, page);
}

async function change(call: Call<PublicationForm>): Promise<Answer> {
  const { services, locale, fields } = call;
  const asked = askedIn(call);
  const opened = asked && (await openedBy(call, asked));
  if (asked === null || opened === null) return { code: 'not-found' };
  const path = publisherPath(locale, asked, asked.key);
  if (fields.action === 'undo') {
    const isBack = await restorePublished(services, asked.id, fields.held ?? '');
    return isBack ? seeOther(doneAt(path, 'restored')) : gone(call, path, true);
  }
  if (opened === 'gone') return seeOther(path);
  if (fields.action === 'delete') return remove(call, asked.id, path);
  const { record } = opened;
  const renewed = await renewReport(services, record, record.state === 'link' ? fields.days : undefined);
  return seeOther(renewed === null ? path : doneAt(path, 'renewed'));
}

export const publisherHandler: MethodRunners = {
  GET: on({ respond: look }),
  POST: on({ schema: publicationFormSchema, respond: change }),
};
