/** Figures of the interface are those of the table of facts: `{{fact.…}}`. */
import { FACT_REFERENCE } from '../../texts/fact-references';
import { FACT_IDS, isFactId } from '../../texts/facts';
import { figuresIn, NOT_TEXT } from '../../texts/figures';
import type { Flaw } from '../model/problem';

/** Texts with a figure that the table cannot have, `namespace.key`, each with the reason. */
export const FIGURES_OF_THEIR_OWN: Readonly<Record<string, string>> = {
  'assessment.failure.html-too-large.detail': 'the tool’s island has the limit',
  'cli.expected.columns': 'the command’s own limits, which the site does not have',
  'content.precision.text': 'how a reading was done, which is over',
  'errors.address-port.detail': 'ports of http and https',
};

const PLACEHOLDER = /\{\{\w+\}\}/g;

/** @param key dotted, with the plural's category */
export function figureFlaws({ namespace, key, text }: Readonly<Record<'namespace' | 'key' | 'text', string>>): Flaw[] {
  const unknown = [...text.matchAll(FACT_REFERENCE)].map(([, id = '']) => id).filter((id) => !isFactId(id));
  const own = text.replace(FACT_REFERENCE, NOT_TEXT).replace(PLACEHOLDER, NOT_TEXT);
  const loose = Object.hasOwn(FIGURES_OF_THEIR_OWN, `${namespace}.${key}`) ? [] : figuresIn(own);
  return [
    ...unknown.map((id) => ({
      message: `The text of "${key}" refers to a fact "${id}", which there is not.`,
      fix: `Use one of ${FACT_IDS.join(', ')}, or add it to src/texts/facts.ts.`,
    })),
    ...loose.map(({ written }) => ({
      message: `The text of "${key}" has the figure ${written}, which is bound to no fact.`,
      fix: 'Write {{fact.…}} with an id of src/texts/facts.ts.',
    })),
  ];
}
