/** Strangers' words inside our sentences, as a page shows them. */
import { Fragment } from 'react';
import { sentenceParts } from '../../encoding/sentences';

export { flattened, isolate } from '../../encoding/sentences';

/** A sentence with `isolate`d parts. */
export function Isolated({ text }: { readonly text: string }) {
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
  /** Besides the class of every such text. */
  readonly className?: string;
}

/** A stranger's text by itself, in its own direction and with its line breaks. */
export function StrangersText({ text, className = '' }: StrangersTextProps) {
  return (
    <blockquote className={`strangers-text ${className}`.trimEnd()} dir="auto">
      {text}
    </blockquote>
  );
}
