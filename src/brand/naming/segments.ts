/** The segments of a page's title. */
import { nameWords } from '../basics/names';
import { rememberingFew } from '../basics/memoize';
import { collapse } from '../basics/text';

/** Separators with a space around them, long dashes with one beside them, signs that need none, and dashes beside Chinese and Japanese characters. */
const SEPARATORS =
  / [–—―](?=\S)|(?<=\S)[–—―] | (?:-|--|---|[–—‒―~•·∙⋅・*/\\:：«<>‹]|::|\|\||->|=>) |[|｜¦»›│┃︱【】]|: |[：؛]|(?<=[\u3040-\u9fff])[-_–—―]|[-_–—―](?=[\u3040-\u9fff])/;

/** Text with more segments is not a title. */
const SEGMENT_LIMIT = 12;

/** Titles are read up to this length, in UTF-16 units. */
const TITLE_LIMIT = 600;

/** Splits a title at its separators; segments of punctuation alone are left out. */
export const segmentsOf = rememberingFew((title): readonly string[] =>
  collapse(title.slice(0, TITLE_LIMIT))
    .split(SEPARATORS)
    .map((segment) => segment.trim())
    .filter((segment) => nameWords(segment).length > 0)
    .slice(0, SEGMENT_LIMIT),
);
