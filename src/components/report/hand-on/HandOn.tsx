import { useEffect, useRef, useState } from 'react';
import type { Report } from '../../../brand/report/report';
import { flattened } from '../isolate';
import type { Copy } from '../fixes/FixText';
import { useI18n, useLocale, useStrings } from '../../strings';
import { handOn, ROLES, type HandOn as Content, type Role } from './hand-on';
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

/** One text for each person: a page, Markdown and an e-mail. Its strings are `hand-on` and those of a report. */
export function HandOn({ report, copy }: HandOnProps) {
  const t = useStrings('hand-on');
  const contents = useContents(report);
  const [shown, setShown] = useState<Shown | null>(null);
  const open = contents.find(({ role }) => role === shown?.role);
  const toggle = (next: Shown) => setShown((now) => (now?.role === next.role && now.as === next.as ? null : next));
  return (
    <>
      <p>{t('lede')}</p>
      <ul className="hands">
        {contents.map((content) => (
          <li key={content.role}>
            <Hand content={content} shown={shown} toggle={toggle} />
          </li>
        ))}
      </ul>
      {open && shown && <Opened key={`${shown.role} ${shown.as}`} content={open} as={shown.as} copy={copy} />}
    </>
  );
}

/** The same where no script runs: everything is there, one step away. */
export function HandOnWithoutScript({ report }: Pick<HandOnProps, 'report'>) {
  const t = useStrings('hand-on');
  const words = usePartWords();
  return (
    <>
      <p>{t('lede')}</p>
      {useContents(report).map((content) => (
        <details key={content.role}>
          <summary>
            {t(`role.${content.role}.name`)} <Count content={content} />
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

interface Shown {
  readonly role: Role;
  readonly as: 'page' | 'markdown';
}

const OPENED_ID = 'hand-on-page';

interface HandProps {
  readonly content: Content;
  readonly shown: Shown | null;
  readonly toggle: (shown: Shown) => void;
}

function Hand({ content, shown, toggle }: HandProps) {
  const t = useStrings('hand-on');
  const words = usePartWords();
  const { role } = content;
  const name = t(`role.${role}.name`);
  const id = `hand-${role}`;
  return (
    <>
      <h3 id={id}>{name}</h3>
      <Count content={content} />
      <p>{t(`role.${role}.what`)}</p>
      <p className="hand-ways">
        {(['page', 'markdown'] as const).map((as) => (
          <button
            key={as}
            type="button"
            className="button-quiet"
            aria-describedby={id}
            aria-expanded={shown?.role === role && shown.as === as}
            aria-controls={OPENED_ID}
            onClick={() => toggle({ role, as })}
          >
            {as === 'page' ? t('page') : 'Markdown'}
          </button>
        ))}
        <a className="button-quiet" aria-describedby={id} href={handOnMail(content, words, t('rest'))}>
          {t('mail')}
        </a>
      </p>
    </>
  );
}

function Count({ content: { role, items } }: { readonly content: Content }) {
  const t = useStrings('hand-on');
  return <span className="hint">{role === 'boss' ? t('five') : t('fixes', { count: items.length })}</span>;
}

interface OpenedProps {
  readonly content: Content;
  readonly as: Shown['as'];
  readonly copy: Copy | undefined;
}

/** The page of one person, or its Markdown. What was pressed leads there. */
function Opened({ content, as, copy }: OpenedProps) {
  const t = useStrings('hand-on');
  const words = usePartWords();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  const title = flattened(content.title, String);
  const codeId = 'hand-on-text';
  return (
    <section id={OPENED_ID} className="hand-page" aria-labelledby="hand-on-title">
      <h3 id="hand-on-title" ref={heading} tabIndex={-1}>
        {title}
      </h3>
      {as === 'page' ? (
        <>
          <p>
            <button type="button" className="button-quiet" onClick={printHand}>
              {t('print')}
            </button>
          </p>
          <HandOnPage content={content} />
        </>
      ) : (
        <Markdown text={handOnMarkdown(content, words)} codeId={codeId} title={title} copy={copy} />
      )}
    </section>
  );
}

interface MarkdownProps extends Pick<OpenedProps, 'copy'> {
  readonly text: string;
  readonly codeId: string;
  readonly title: string;
}

function Markdown({ text, codeId, title, copy }: MarkdownProps) {
  return (
    <>
      {copy?.(text, codeId, title)}
      <pre dir="auto" translate="no">
        <code id={codeId}>{text}</code>
      </pre>
    </>
  );
}

/** Prints the page that is open, and nothing else: the styles ask for the attribute. */
function printHand(): void {
  const { dataset } = document.documentElement;
  dataset['printed'] = 'hand-on';
  window.print();
  delete dataset['printed'];
}
