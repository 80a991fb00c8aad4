/** What surfaces are made with: a card's texts from chains of fields, and the checks that decide what is shown. */
import type { CheckResult, Report } from '../report/report';
import type { Portrait } from '../naming/portrait';
import type { PreviewCard, PreviewField, PreviewId, PreviewNote, PreviewRules } from './card';
import { PREVIEW_RULES } from './rules';
import { descriptionOf, nameOf, sharedHost, titleOf } from './texts';

export type Shown = Pick<Report, 'portrait' | 'checks'>;

export const failed = (checks: readonly CheckResult[], id: string): boolean =>
  checks.some((check) => check.id === id && check.weight > 0 && check.score === 0);

/** The fields a surface takes its texts from, the one that is asked for first in front. It has no text without one. */
export interface Chains {
  readonly name?: readonly PreviewField[];
  readonly title?: readonly PreviewField[];
  /** Null if the site forbids that its text is shown. */
  readonly description?: readonly PreviewField[] | null;
}

const NOTHING = { text: null, notes: [] };

/** A card without picture; with the icon where the name stands. `refused` says what keeps it from being made. */
export function textCard(
  id: PreviewId,
  portrait: Portrait,
  chains: Chains,
  refused: readonly PreviewNote[] = [],
): PreviewCard {
  const rules: PreviewRules = PREVIEW_RULES[id];
  const name = chains.name ? nameOf(portrait, chains.name, rules.name) : NOTHING;
  const title = chains.title && rules.title ? titleOf(portrait, chains.title, rules.title) : NOTHING;
  const description =
    chains.description === null
      ? { text: null, notes: [{ code: 'snippet-refused' }] satisfies PreviewNote[] }
      : chains.description && rules.description
        ? descriptionOf(portrait, chains.description, rules.description)
        : NOTHING;
  return {
    id,
    host: sharedHost(portrait),
    name: name.text,
    title: title.text,
    description: description.text,
    picture: null,
    icon: chains.name ? portrait.icon : null,
    notes: [...refused, ...name.notes, ...title.notes, ...description.notes],
  };
}
