import { DEFAULT_LOCALE } from '../site/locales';
import { formatDay, languageName } from './format';
import type { EarlierVersion } from './page-context';
import type { Section } from './Article';
import { useLocale, useStrings } from './strings';
import { VisibilityMark } from './ContentNotices';
import { EARLIER_VERSIONS_ANCHOR, versionAnchor } from './anchors';

/** An older version, ready to be shown. */
export interface ShownVersion {
  readonly id: string;
  readonly title: string;
  readonly description: string;
  /** The text, with ids of its own. */
  readonly html: string;
  /** Day of the version it is compared with: the next that is translated. */
  readonly comparedWith: string;
  /** What that version changed, as HTML; null if the wording stayed the same. */
  readonly difference: string | null;
}

interface EarlierVersionsProps {
  /** Day the text above came into force, `YYYY-MM-DD`. */
  readonly current: string;
  /** Newest first. */
  readonly versions: readonly EarlierVersion[];
  /** Texts of the versions that are translated. */
  readonly shown: readonly ShownVersion[];
  /** Path of the same page in the default locale, which has every version. */
  readonly sourcePath: string;
}

/** The last day before a version came into force. */
function dayBefore(version: string): string {
  return new Date(Date.parse(version) - 24 * 60 * 60 * 1000).toISOString().slice(0, 10);
}

/** The versions of a document that are no longer in force, each with what the next one changed. */
export function EarlierVersions({ current, versions, shown, sourcePath }: EarlierVersionsProps) {
  const t = useStrings('versions');
  const locale = useLocale();
  if (versions.length === 0) return null;
  return (
    <section className="versions" aria-labelledby={EARLIER_VERSIONS_ANCHOR}>
      <h2 id={EARLIER_VERSIONS_ANCHOR}>{t('heading')}</h2>
      {versions.map(({ version, id, hidden }, index) => {
        const from = formatDay(locale, version);
        const until = formatDay(locale, dayBefore(versions[index - 1]?.version ?? current));
        const text = shown.find((candidate) => candidate.id === id);
        return (
          <details key={version}>
            <summary>
              <h3>
                {t('inForce', { from, until })}
                <VisibilityMark hidden={hidden} />
              </h3>
            </summary>
            {/* Browsers open the elements around a fragment's target, not the target. */}
            <div id={versionAnchor(version)}>
              {text === undefined ? (
                <p>
                  {t('notTranslated')}{' '}
                  <a href={`${sourcePath}#${versionAnchor(version)}`} hrefLang={DEFAULT_LOCALE}>
                    {t('readIn', { language: languageName(locale, DEFAULT_LOCALE) })}
                  </a>
                </p>
              ) : (
                <VersionBody {...text} />
              )}
            </div>
          </details>
        );
      })}
    </section>
  );
}

function VersionBody({ title, description, html, comparedWith, difference }: ShownVersion) {
  const t = useStrings('versions');
  const locale = useLocale();
  return (
    <>
      <div className="difference">
        <h4>{t('changes', { day: formatDay(locale, comparedWith) })}</h4>
        {difference === null ? <p>{t('same')}</p> : <div dangerouslySetInnerHTML={{ __html: difference }} />}
      </div>
      <h4>{title}</h4>
      <p className="lede">{description}</p>
      <div className="prose" dangerouslySetInnerHTML={{ __html: html }} />
    </>
  );
}

/** The list of older versions as an entry of the table of contents; empty if there are no older versions. */
export function useVersionsSection(versions: readonly EarlierVersion[]): Section[] {
  const t = useStrings('versions');
  return versions.length === 0 ? [] : [{ id: EARLIER_VERSIONS_ANCHOR, text: t('heading'), depth: 2 }];
}
