/** Spaces of French that keep a line from breaking before a mark (`docs/words.md`). */
import type { WrittenLocale } from '../../site/locales';
import type { Flaw } from '../model/problem';

/** An ordinary space, or the wrong one of the two that do not break, beside a mark that French sets apart. */
const BREAKING = /(?:[ \u00a0][;?!](?=[\s"<]|$))|(?:[ \u202f](?:[:»])(?=[\s.,;)\u00a0<]|$))|«[ \u202f]/u;

export function spaceFlaws({
  locale,
  key,
  text,
}: {
  readonly locale: WrittenLocale;
  readonly key: string;
  readonly text: string;
}): Flaw[] {
  const found = locale === 'fr' ? BREAKING.exec(text)?.[0] : undefined;
  if (found === undefined) return [];
  return [
    {
      message: `The text of "${key}" has the wrong space in "${found}".`,
      fix: 'Put a narrow no-break space before ; ? !, a no-break space before : and inside « ».',
    },
  ];
}
