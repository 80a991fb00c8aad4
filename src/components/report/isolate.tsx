/** Untrusted words inside our sentences, as a page shows them. */
import { Fragment } from 'react';
import { passages, sentenceParts } from '../../encoding/sentences';
import { DEFAULT_LOCALE } from '../../site/locales';

export { flattened, isolate } from '../../encoding/sentences';

/** Scripts contain no code for marks if the build lacks no words; functions and tests cannot know. */
const MARKS_ENGLISH = typeof ENGLISH_STANDS_IN === 'undefined' || ENGLISH_STANDS_IN;

interface IsolatedProps {
  readonly text: string;
}

/** A sentence with `isolate`d parts, or a name: marked where it is English for want of words. */
export function Isolated({ text }: IsolatedProps) {
  if (!MARKS_ENGLISH) return <Sentence text={text} />;
  return (
    <>
      {passages(text).map((part, index) =>
        index % 2 === 0 ? (
          <Sentence key={index} text={part} />
        ) : (
          <span key={index} lang={DEFAULT_LOCALE} dir="ltr">
            <Sentence text={part} />
          </span>
        ),
      )}
    </>
  );
}

function Sentence({ text }: IsolatedProps) {
  return (
    <>
      {sentenceParts(text).map((part, index) => (
        <Fragment key={index}>{part.isStrangers ? <bdi>{part.text}</bdi> : part.text}</Fragment>
      ))}
    </>
  );
}

interface StrangersTextProps {
  readonly text: string;
  /** In addition to the class that every such text has. */
  readonly className?: string;
}

/** Untrusted text as a block of its own, in its own direction and with its line breaks. */
export function StrangersText({ text, className = '' }: StrangersTextProps) {
  return (
    <blockquote className={`strangers-text ${className}`.trimEnd()} dir="auto">
      {text}
    </blockquote>
  );
}
