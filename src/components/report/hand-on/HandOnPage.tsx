import { useId } from 'react';
import type { Receipt } from '../../../brand/report/report';
import { formatNumber } from '../../format';
import { useLocale, useStrings } from '../../strings';
import type { Copy } from '../fixes/FixText';
import { Isolated } from '../isolate';
import type { HandOn, HandOnItem, HandOnText } from './hand-on';
import type { PartWords } from './hand-on-text';

/** What parts of an item are called, in the reader's language. */
export function usePartWords(): PartWords {
  const t = useStrings('hand-on');
  const report = useStrings('report');
  const locale = useLocale();
  return {
    found: t('found'),
    todo: t('todo'),
    where: t('where'),
    now: t('now'),
    then: t('then'),
    check: t('check'),
    line: (line) => report('receipt.line', { line: formatNumber(locale, line) }),
  };
}

interface HandOnPageProps {
  readonly content: HandOn;
  /** Only where script runs. */
  readonly copy?: Copy | undefined;
}

/** What one person gets, as a page to read and to print: complete on its own. */
export function HandOnPage({ content: { about, lines, items, end }, copy }: HandOnPageProps) {
  return (
    <>
      <p className="found">
        <Isolated text={about} />
      </p>
      {lines.length > 0 && (
        <dl className="hand-facts">
          {lines.map((line) => (
            <Sentences key={line.label} {...line} />
          ))}
        </dl>
      )}
      {items.length > 0 && (
        <ol className="hand-items">
          {items.map((item, index) => (
            <Item key={index} item={item} copy={copy} />
          ))}
        </ol>
      )}
      {end !== '' && (
        <p>
          <Isolated text={end} />
        </p>
      )}
    </>
  );
}

interface ItemProps extends Pick<HandOnPageProps, 'copy'> {
  readonly item: HandOnItem;
}

function Item({ item: { title, points, found, todo, places, texts, proof }, copy }: ItemProps) {
  const words = usePartWords();
  return (
    <li>
      <h4>
        <Isolated text={title} /> <span className="score">{points}</span>
      </h4>
      <dl className="hand-facts">
        <Sentences label={words.found} sentences={found} />
        <Sentences label={words.todo} sentences={todo} />
        {places.length > 0 && (
          <div>
            <dt>{words.where}</dt>
            {places.map((place, index) => (
              <dd key={index}>
                <Place place={place} />
              </dd>
            ))}
          </div>
        )}
        {texts.map((text) => (
          <Text key={text.title + text.text} text={text} copy={copy} />
        ))}
        <Sentences label={words.check} sentences={proof} />
      </dl>
    </li>
  );
}

function Sentences({ label, sentences }: { readonly label: string; readonly sentences: readonly string[] }) {
  if (sentences.length === 0) return null;
  return (
    <div>
      <dt>{label}</dt>
      {sentences.map((sentence) => (
        <dd key={sentence}>
          <Isolated text={sentence} />
        </dd>
      ))}
    </div>
  );
}

function Place({
  place: { source, url, line, value },
}: {
  readonly place: Pick<Receipt, 'source' | 'url' | 'line' | 'value'>;
}) {
  const words = usePartWords();
  return (
    <>
      <code dir="ltr">{source}</code>
      {line !== undefined && `, ${words.line(line)}`}
      {url !== '' && (
        <>
          , <bdi dir="ltr">{url}</bdi>
        </>
      )}
      {value !== undefined && (
        <>
          {': '}
          <code>
            <bdi>{value}</bdi>
          </code>
        </>
      )}
    </>
  );
}

function Text({ text: { title, where, now, text }, copy }: Pick<ItemProps, 'copy'> & { readonly text: HandOnText }) {
  const words = usePartWords();
  const id = useId();
  return (
    <div>
      <dt>{title}</dt>
      {where !== '' && <dd>{where}</dd>}
      {now !== null && (
        <dd>
          {words.now}
          <pre dir="auto">
            <code>{now}</code>
          </pre>
        </dd>
      )}
      <dd>
        {words.then}
        <pre dir="auto" translate="no">
          <code id={id}>{text}</code>
        </pre>
        {copy?.(text, id, title)}
      </dd>
    </div>
  );
}
