import { noticeLink } from '../../site/feedback-link';
import { publishedDataPath, publishedPath } from '../../site/published-reports';
import { pathTo } from '../../site/routes';
import type { Report } from '../../brand/report/report';
import { shownTarget, typedAddress } from '../../brand/urls/target';
import { formatDay } from '../format';
import { LeadingAddressForm } from '../LeadingAddressForm';
import { Isolated, isolate } from '../report/isolate';
import { homeToMeasure, MeasureHomeLink } from '../report/MeasureHome';
import { useLocale, useStrings } from '../strings';
import { EmbedCode } from './EmbedCode';
import { toolPath } from './tool-path';
import type { PublicationFacts } from './publication';

interface IntroProps extends Pick<PublicationFacts, 'kind'> {
  /** The first of those that are shown. */
  readonly report: Report;
}

/** For readers who were sent here: what this site is, and who had what measured when. */
export function Intro({ kind, report: { target, collectedAt } }: IntroProps) {
  const t = useStrings('published');
  const day = formatDay(useLocale(), collectedAt);
  return (
    <p className="hint">
      <Isolated text={t(`page.intro.${kind}`, { host: isolate(shownTarget(target)), day })} />
    </p>
  );
}

/** The next step of readers who were sent here. */
export function OwnSite() {
  const t = useStrings('published');
  return (
    <section className="own-site">
      <div>
        <h2>{t('page.own.title')}</h2>
        <p className="hint">{t('page.own.text')}</p>
      </div>
      <LeadingAddressForm placeholder={t('page.own.placeholder')} />
    </section>
  );
}

/** Who measured, when and how, and how long the page is there. */
function Provenance({ facts, report }: { readonly facts: PublicationFacts; readonly report: Report }) {
  const t = useStrings('published');
  const locale = useLocale();
  return (
    <p className="hint">
      {t('page.measured', { day: formatDay(locale, report.collectedAt), version: report.rubricVersion })}{' '}
      {t(facts.state === 'link' ? 'page.shared' : 'page.kept', {
        published: formatDay(locale, facts.publishedAt),
        until: formatDay(locale, facts.expiresAt),
      })}
    </p>
  );
}

/** The line by which an assessed site's owner answers, as text. */
export function Reply({ reply }: { readonly reply: string }) {
  const t = useStrings('published');
  if (reply === '') return null;
  return (
    <div className="owner-reply">
      <p>
        <b>{t('page.reply')}</b>
      </p>
      <blockquote className="strangers-text" dir="auto">
        {reply}
      </blockquote>
    </div>
  );
}

interface WaysOnProps {
  readonly facts: PublicationFacts;
  /** Those that are shown. */
  readonly reports: readonly Report[];
  /** Whether these are all: only then can the publication be measured again. */
  readonly isWhole: boolean;
}

/** What readers can do next: open the report in the tool, measure again, read the ones before and after. */
function WaysOn({ facts, reports, isWhole }: WaysOnProps) {
  const { id, kind, state, previous, next } = facts;
  const t = useStrings('published');
  const locale = useLocale();
  const addresses = reports.map(({ target }) => ['address', typedAddress(target)] as const);
  const [only] = reports;
  const home = kind === 'assessment' && only !== undefined ? homeToMeasure(only) : null;
  // What everyone sees names no link.
  const again = state === 'link' ? addresses : [...addresses, ['previous', id] as const];
  return (
    <section>
      <h2>{t('page.more.title')}</h2>
      <p>{t(`page.more.left.${kind}`)}</p>
      <p className="keeping-buttons">
        <a className="button" href={toolPath(locale, kind, [['published', id]])}>
          {t(`page.more.open.${kind}`)}
        </a>
        {isWhole && (
          <a className="button-quiet" href={toolPath(locale, kind, again)} rel="nofollow">
            {t('page.more.again')}
          </a>
        )}
        {home !== null && <MeasureHomeLink home={home} />}
      </p>
      <ul>
        <li>
          <a href={publishedDataPath(id)}>{t('page.more.data')}</a>
        </li>
        {previous !== null && (
          <li>
            <a href={publishedPath(locale, previous)}>
              {t('page.more.previous', { day: formatDay(locale, previous.collectedAt) })}
            </a>
          </li>
        )}
        {next !== null && (
          <li>
            <a href={publishedPath(locale, { id: next, kind })}>{t('page.more.next')}</a>
          </li>
        )}
      </ul>
      {only !== undefined && <Provenance facts={facts} report={only} />}
    </section>
  );
}

/** How the owner of an assessed site answers, and how anyone reports what should not be here. */
function Answering({ facts: { path, state }, reports }: Omit<WaysOnProps, 'isWhole'>) {
  const t = useStrings('published');
  const locale = useLocale();
  const [only] = reports;
  const title =
    reports.length === 1 && only !== undefined
      ? t('page.answer.title', { host: isolate(new URL(only.target.final ?? only.target.origin).host) })
      : t('page.answer.titleOfSeveral');
  return (
    <section>
      <h2>
        <Isolated text={title} />
      </h2>
      <p>{t(state === 'link' ? 'page.answer.shared' : 'page.answer.text')}</p>
      <ul>
        <li>
          <a href={pathTo(locale, 'about')}>{t('page.answer.how')}</a>
        </li>
        <li>
          <a href={noticeLink(locale, path)}>{t('page.answer.notice')}</a>
        </li>
      </ul>
    </section>
  );
}

/** What is below a report or comparison: only what is published has a badge. */
export function AboutPublication(props: WaysOnProps) {
  const { kind, state, id, siteUrl } = props.facts;
  return (
    <div className="about-publication">
      <WaysOn {...props} />
      <Answering {...props} />
      {state === 'published' && <EmbedCode kind={kind} id={id} origin={siteUrl} level={2} isClosed />}
    </div>
  );
}
