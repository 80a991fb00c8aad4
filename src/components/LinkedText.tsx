import { Fragment } from 'react';

interface LinkedTextProps {
  /** A string some of whose words are links: `please <feedback>tell us</feedback>`. */
  readonly text: string;
  /** Where each leads. */
  readonly links: Readonly<Record<string, string>>;
}

/** A sentence with links, their place in it left to each language. */
export function LinkedText({ text, links }: LinkedTextProps) {
  // What is before a link, its name, its words, its name again, and so on.
  const parts = text.split(/<\/?([a-z]+)>/);
  return parts.map((part, index) => {
    const name = parts[index - 1] ?? '';
    if (index % 4 === 0) return <Fragment key={index}>{part}</Fragment>;
    return (
      index % 4 === 2 && (
        <a key={index} href={links[name]}>
          {part}
        </a>
      )
    );
  });
}
