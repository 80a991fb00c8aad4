import { REQUEST_IDS, type RequestId } from '../brand/evidence/evidence';
import { LIMITS } from '../site/limits';
import { CRAWLER_REQUESTS_PATH } from '../site/tool-addresses';
import { ColumnHeads } from './ColumnHeads';
import { ErrorSummary } from './ErrorSummary';
import { Field, URL_INPUT } from './Field';
import { PageHeader } from './PageHeader';
import { useLocale, useStrings } from './strings';
import { Moment } from './Time';

/** What was requested: its name in evidence, a robots.txt that is filed nowhere, what llms.txt links to, or what a site says about reports. */
export const REQUEST_NAMES = [...REQUEST_IDS, 'other-robots', 'llms-link', 'site-answer'] as const;

export type RequestName = (typeof REQUEST_NAMES)[number];

function isFiled(name: RequestName): name is RequestId {
  return (REQUEST_IDS as readonly string[]).includes(name);
}

/** A request as anyone may see it. */
export interface LoggedRequest {
  readonly name: RequestName;
  /** ms since 1970 */
  readonly time: number;
}

/** What was typed, and why it is not a website's address. */
interface CrawlerRequestsFormProps {
  readonly value?: string;
  readonly wrong?: boolean;
}

/** Asks what our crawler requested of a site. A form that is sent by GET; works without script. */
export function CrawlerRequestsForm({ value, wrong = false }: CrawlerRequestsFormProps) {
  const t = useStrings('crawler');
  const message = useStrings('errors')('address-malformed.title');
  return (
    <form className="form" id="crawler-requests" method="get" action={CRAWLER_REQUESTS_PATH} noValidate>
      {wrong && (
        <ErrorSummary
          title={message}
          errors={[{ href: '#crawler-requests-site', message: t('form.hint') }]}
          takesFocus
        />
      )}
      <Field
        id="crawler-requests-site"
        label={t('form.site')}
        hint={t('form.hint')}
        error={wrong ? message : undefined}
        control={(description) => (
          <input
            id="crawler-requests-site"
            name="site"
            {...URL_INPUT}
            maxLength={LIMITS.pathCharacters}
            required
            defaultValue={value}
            {...description}
          />
        )}
      />
      <input type="hidden" name="locale" value={useLocale()} />
      <p>
        <button className="button">{t('form.submit')}</button>
      </p>
    </form>
  );
}

export interface CrawlerRequestsPageProps {
  /** Registrable domain; null if none was named. */
  readonly site: string | null;
  /** What was typed, if it names no site; empty if nothing was. */
  readonly typed: string;
  /** Newest first. */
  readonly requests: readonly LoggedRequest[];
  /** Whether there were more. */
  readonly cut: boolean;
}

/** What our crawler requested of a site, and the form to ask for another one. */
export function CrawlerRequestsPage({ site, typed, requests, cut }: CrawlerRequestsPageProps) {
  const t = useStrings('crawler');
  if (site === null) {
    return (
      <div className="sheet">
        <PageHeader title={t('titleForm')} />
        <CrawlerRequestsForm value={typed} wrong={typed !== ''} />
      </div>
    );
  }
  return (
    <div className="sheet">
      <PageHeader title={t('title', { site })} lede={t('lede', { site, count: LIMITS.crawlerLogDays })} />
      {requests.length === 0 ? <p>{t('none', { site })}</p> : <RequestTable requests={requests} />}
      {cut && <p>{t('cut')}</p>}
      <CrawlerRequestsForm />
    </div>
  );
}

function RequestTable({ requests }: Pick<CrawlerRequestsPageProps, 'requests'>) {
  const t = useStrings('crawler');
  const ofAssessment = useStrings('assessment');
  return (
    <table>
      <caption>{t('caption')}</caption>
      <ColumnHeads columns={[t('when'), t('what')]} />
      <tbody>
        {requests.map(({ name, time }, place) => (
          <tr key={place}>
            <th scope="row">
              <Moment time={time} />
            </th>
            <td>{isFiled(name) ? ofAssessment(`request.${name}`) : t(name)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
