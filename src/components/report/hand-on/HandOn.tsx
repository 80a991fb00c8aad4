import { useState } from 'react';
import type { Report } from '../../../brand/report/report';
import { flattened } from '../isolate';
import type { Copy } from '../fixes/FixText';
import { useI18n, useLocale, useStrings } from '../../strings';
import { handOn, ROLES, type HandOn as Content } from './hand-on';
import { handOnMail, handOnMarkdown } from './hand-on-text';
import { HandOnPage, usePartWords } from './HandOnPage';

interface HandOnProps {
  readonly report: Report;
  /** Only where script runs. */
  readonly copy?: Copy | undefined;
}

/** What each person gets; who has nothing to do gets nothing. */
function useContents(report: Report): readonly Content[] {
  const strings = useI18n();
  const locale = useLocale();
  return ROLES.flatMap((role) => handOn(report, role, strings, locale) ?? []);
}

/** One text for each person, to copy, send or print: a reader picks who. Its strings are `hand-on` and those of a report. */
export function HandOn({ report, copy }: HandOnProps) {
  const t = useStrings('hand-on');
  const countOf = useCountOf();
  const contents = useContents(report);
  const [role, setRole] = useState(contents[0]?.role);
  const shown = contents.find((content) => content.role === role);
  return (
    <>
      <p>{t('lede')}</p>
      <div className="hands">
        <ul>
          {contents.map((content) => (
            <li key={content.role}>
              <button
                type="button"
                className="button-quiet"
                aria-pressed={content === shown}
                aria-controls={PAGE_ID}
                onClick={() => setRole(content.role)}
              >
                <b>{t(`role.${content.role}.name`)}</b> {countOf(content)}
              </button>
            </li>
          ))}
        </ul>
        {shown && <Hand key={role} content={shown} copy={copy} />}
      </div>
    </>
  );
}

/** The same where no script runs: everything is there, one step away. */
export function HandOnWithoutScript({ report }: Pick<HandOnProps, 'report'>) {
  const t = useStrings('hand-on');
  const words = usePartWords();
  const countOf = useCountOf();
  return (
    <>
      <p>{t('lede')}</p>
      {useContents(report).map((content) => (
        <details key={content.role}>
          <summary>
            {t(`role.${content.role}.name`)} <span className="hint">{countOf(content)}</span>
          </summary>
          <p>
            <a href={handOnMail(content, words, t('rest'))}>{t('mail')}</a>
          </p>
          <HandOnPage content={content} />
        </details>
      ))}
    </>
  );
}

/** Gives how much one person gets. */
function useCountOf(): (content: Content) => string {
  const t = useStrings('hand-on');
  return ({ role, items }) => (role === 'boss' ? t('five') : t('fixes', { count: items.length }));
}

const PAGE_ID = 'hand-on-page';
const TEXT_ID = 'hand-on-text';

interface HandProps extends Pick<HandOnProps, 'copy'> {
  readonly content: Content;
}

/** What one person gets, and the ways to hand it on. */
function Hand({ content, copy }: HandProps) {
  const t = useStrings('hand-on');
  const words = usePartWords();
  const [isMarkdown, setMarkdown] = useState(false);
  const title = flattened(content.title, String);
  const markdown = handOnMarkdown(content, words);
  return (
    <section id={PAGE_ID} className="hand-page" aria-labelledby="hand-on-title">
      <h3 id="hand-on-title">{title}</h3>
      <p className="hint">{t(`role.${content.role}.what`)}</p>
      <div className="hand-ways">
        {copy?.(markdown, TEXT_ID, title)}
        <a className="button-quiet" href={handOnMail(content, words, t('rest'))}>
          {t('mail')}
        </a>
        <button type="button" className="button-quiet" onClick={printHand}>
          {t('print')}
        </button>
        <button
          type="button"
          className="button-quiet"
          aria-pressed={isMarkdown}
          onClick={() => setMarkdown(!isMarkdown)}
        >
          Markdown
        </button>
      </div>
      {isMarkdown ? (
        <pre dir="auto" translate="no">
          <code id={TEXT_ID}>{markdown}</code>
        </pre>
      ) : (
        <div id={TEXT_ID}>
          <HandOnPage content={content} copy={copy} />
        </div>
      )}
    </section>
  );
}

/** Prints the page that is open, and nothing else: the styles ask for the attribute. */
function printHand(): void {
  const { dataset } = document.documentElement;
  dataset['printed'] = 'hand-on';
  window.print();
  delete dataset['printed'];
}
