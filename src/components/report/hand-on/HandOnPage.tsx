import type { Receipt } from '../../../brand/report/report';
import { formatNumber } from '../../format';
import { useLocale, useStrings } from '../../strings';
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

/** What one person gets, as a page to read and to print: complete on its own. */
export function HandOnPage({ content: { about, lines, items, end } }: { readonly content: HandOn }) {
  return (
    <>
      <p className="found">
        <Isolated text={about} />
      </p>
      {lines.length > 0 && (
        <ol className="hand-lines">
          {lines.map((line) => (
            <li key={line}>
              <Isolated text={line} />
            </li>
          ))}
        </ol>
      )}
      {items.length > 0 && (
        <ol className="hand-items">
          {items.map((item, index) => (
            <Item key={index} item={item} />
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

function Item({ item: { title, points, found, todo, places, texts, proof } }: { readonly item: HandOnItem }) {
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
          <Text key={text.title + text.text} text={text} />
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
      <code dir="ltr">{source}</code> {line !== undefined && words.line(line)} <bdi dir="ltr">{url}</bdi>
      {value !== undefined && (
        <>
          {' '}
          <code>
            <bdi>{value}</bdi>
          </code>
        </>
      )}
    </>
  );
}

function Text({ text: { title, where, now, text } }: { readonly text: HandOnText }) {
  const words = usePartWords();
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
          <code>{text}</code>
        </pre>
      </dd>
    </div>
  );
}
