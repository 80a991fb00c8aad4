/**
 * The faces: the surfaces on which most people meet a brand, each with the most important finding. What they show is in
 * `previews.ts`.
 */
import type { CheckResult, Report } from '../report/report';
import {
  isService,
  type NoteCode,
  type PreviewCard,
  type PreviewField,
  type PreviewId,
  type PreviewText,
  type ShownText,
} from './card';
import { phonePlace } from './labels';
import { previews } from './previews';

/** In the order they are shown. */
export const FACE_IDS = ['search', 'link', 'phone', 'tab', 'chat'] as const;
export type FaceId = (typeof FACE_IDS)[number];

/** What is to be said about a face first. Every code has words in every locale. */
export type FaceCode =
  // Names
  | 'two-spellings'
  | 'two-names'
  | 'misspelt'
  | 'another-name'
  | 'name-missing'
  | 'name-inferred'
  | 'name-unknown'
  | 'name-cut'
  | 'name-from-title'
  | 'not-in-title'
  | 'behind-cut'
  | 'alias'
  | 'right-name'
  | 'structured-data'
  | 'legal-form'
  // Titles and texts
  | 'title-missing'
  | 'title-generic'
  | 'text-missing'
  // Pictures
  | 'picture-missing'
  | 'picture-broken'
  | 'picture-format'
  | 'picture-too-small'
  | 'picture-unread'
  | 'without-picture'
  | 'small-picture'
  | 'unfit-picture'
  | 'icon-missing'
  // Whole faces
  | 'not-indexed'
  | 'refused'
  | 'not-read'
  | 'complete'
  | 'link-complete';

export interface FaceVerdict {
  /** `unknown`: too little was read to say. */
  readonly outcome: 'pass' | 'partial' | 'fail' | 'unknown';
  readonly code: FaceCode;
  /** The services it is true of; absent if it is true of all. */
  readonly services?: readonly PreviewId[];
}

export interface CardFace {
  readonly card: PreviewCard;
  readonly verdict: FaceVerdict;
}

/** An app's icon with its label, or a tab of a browser. */
export interface IconFace extends CardFace {
  /** The label; the host if nothing is stated. */
  readonly text: PreviewText;
}

/** A sentence of an assistant, and the page it cites. */
export interface AnswerFace extends CardFace {
  readonly name: PreviewText;
  readonly text: PreviewText | null;
}

export interface Faces {
  readonly search: CardFace;
  /** As WhatsApp shows it; the verdict is on all services. */
  readonly link: CardFace;
  readonly phone: IconFace;
  readonly tab: IconFace;
  readonly chat: AnswerFace;
}

const NO_TEXT: PreviewText = { field: 'host', shown: '', rest: '' };

type Seen = Pick<Report, 'portrait' | 'checks'>;
type Found = FaceVerdict | false;

const pass = (code: FaceCode): FaceVerdict => ({ outcome: 'pass', code });
const partial = (code: FaceCode, services?: readonly PreviewId[]): FaceVerdict => ({
  outcome: 'partial',
  code,
  ...(services && { services }),
});
const fail = (code: FaceCode): FaceVerdict => ({ outcome: 'fail', code });
const unknown = (code: FaceCode): FaceVerdict => ({ outcome: 'unknown', code });

/** What is missing from a page that was read in part may come further down. */
const missing = ({ portrait }: Seen, verdict: FaceVerdict): FaceVerdict =>
  portrait.page === 'whole' ? verdict : unknown('not-read');

/** The first thing found, or else the given verdict. */
function first(found: readonly Found[], otherwise: FaceVerdict): FaceVerdict {
  for (const one of found) if (one !== false) return one;
  return otherwise;
}

const resultOf = ({ checks }: Seen, id: string): CheckResult | undefined => checks.find((check) => check.id === id);
const has = (seen: Seen, id: string, outcome: string): boolean => resultOf(seen, id)?.outcome === outcome;
const hasFailed = (seen: Seen, id: string): boolean => resultOf(seen, id)?.score === 0;

/** A wrong name on its own. */
const wrongAlone = (text: ShownText | null): Found =>
  text?.wrong !== undefined && fail(text.wrong.isSlip ? 'misspelt' : 'another-name');

/** A wrong name in any text of a card, beside the right one or on its own. */
function wrongIn({ name, title, description }: PreviewCard): Found {
  const text = [name, title, description].find((one) => one?.wrong !== undefined);
  if (text?.wrong === undefined) return false;
  const hasRightName = name !== null && name.field !== 'host' && name.wrong === undefined;
  if (hasRightName) return fail(text.wrong.isSlip ? 'two-spellings' : 'two-names');
  return wrongAlone(text);
}

/** Nothing speaks against it: right where there is a name to compare with. */
const right = ({ portrait }: Seen, code: FaceCode): FaceVerdict =>
  portrait.name === null ? unknown('name-unknown') : pass(code);

const noIcon = (seen: Seen): Found => hasFailed(seen, 'favicon') && partial('icon-missing');
const genericTitle = (seen: Seen): Found => has(seen, 'title-quality', 'generic') && fail('title-generic');

function search(seen: Seen, card: PreviewCard): CardFace {
  const noted = (code: NoteCode) => card.notes.some((note) => note.code === code);
  const verdict = first(
    [
      noted('not-indexed') && fail('not-indexed'),
      wrongIn(card),
      noted('title-missing') && missing(seen, fail('title-missing')),
      genericTitle(seen),
      noted('name-missing') && missing(seen, partial('name-missing')),
      card.description === null && missing(seen, partial('text-missing')),
      noIcon(seen),
    ],
    right(seen, 'complete'),
  );
  return { card, verdict };
}

/** Why a card has no picture; null if it has one. */
function pictureFault({ picture, notes }: PreviewCard): FaceCode | null {
  if (picture !== null) return null;
  const faults = ['picture-broken', 'picture-format', 'picture-too-small'] as const;
  return faults.find((fault) => notes.some(({ code }) => code === fault)) ?? 'picture-missing';
}

/** @param services cards of the services that show links */
function link(seen: Seen, card: PreviewCard, services: readonly PreviewCard[]): CardFace {
  const noted = (code: NoteCode) =>
    services.filter(({ notes }) => notes.some((note) => note.code === code)).map(({ id }) => id);
  const refused = noted('crawler-refused');
  const without = services.filter(({ id, picture }) => picture === null || refused.includes(id)).map(({ id }) => id);
  const small = noted('picture-small');
  const fault = pictureFault(card);
  const verdict = first(
    [
      wrongIn(card),
      card.title?.field === 'host' && missing(seen, fail('title-missing')),
      fault !== null && (fault === 'picture-missing' ? missing(seen, fail(fault)) : fail(fault)),
      card.notes.some(({ code }) => code === 'picture-unfit') && partial('unfit-picture', [card.id]),
      without.length > 0 && missing(seen, partial('without-picture', without)),
      small.length > 0 && partial('small-picture', small),
      card.description === null && missing(seen, partial('text-missing')),
      card.notes.some(({ code }) => code === 'picture-unread') && unknown('picture-unread'),
    ],
    pass('link-complete'),
  );
  return { card, verdict };
}

function phone(seen: Seen, card: PreviewCard): IconFace {
  const { portrait } = seen;
  const text = card.name ?? NO_TEXT;
  const place = phonePlace(portrait);
  const manifest = resultOf(seen, 'manifest-names')?.score;
  const verdict = first(
    [
      wrongAlone(text),
      place === undefined && (manifest === 'unknown' || manifest === 'out-of-scope') && unknown('not-read'),
      place === undefined && text.field === 'host' && missing(seen, fail('name-missing')),
      place === undefined && missing(seen, partial('name-from-title')),
      noIcon(seen),
      text.rest !== '' && partial('name-cut'),
    ],
    right(seen, place?.alias === true && place.relation !== 'same' ? 'alias' : 'right-name'),
  );
  return { card, text, verdict };
}

function tab(seen: Seen, card: PreviewCard): IconFace {
  const text = card.title ?? NO_TEXT;
  const stated = seen.portrait.names.find(({ kind }) => kind === 'title')?.value;
  const verdict = first(
    [
      text.field === 'host' && missing(seen, fail('title-missing')),
      wrongAlone(text),
      genericTitle(seen),
      has(seen, 'title-has-brand', 'absent') && partial('not-in-title'),
      stated !== undefined && !text.shown.includes(stated) && text.rest !== '' && partial('behind-cut'),
      noIcon(seen),
    ],
    right(seen, 'right-name'),
  );
  return { card, text, verdict };
}

const STRUCTURED: readonly PreviewField[] = ['website:name', 'organization:name'];

function answer(seen: Seen, card: PreviewCard): AnswerFace {
  const name = card.name ?? NO_TEXT;
  const isLegal = seen.portrait.names.some(({ value, relation }) => value === name.shown && relation === 'legal');
  const verdict = first(
    [
      card.notes.some(({ code }) => code === 'crawler-refused') && fail('refused'),
      wrongAlone(name),
      name.field === 'host' && missing(seen, fail('name-missing')),
      name.field === 'inferred' && missing(seen, partial('name-inferred')),
      card.description === null && missing(seen, partial('text-missing')),
    ],
    right(seen, isLegal ? 'legal-form' : STRUCTURED.includes(name.field) ? 'structured-data' : 'right-name'),
  );
  return { card, name, text: card.description, verdict };
}

/** The faces of a brand; null if the page was not read. */
export function faces(seen: Seen): Faces | null {
  const cards = previews(seen);
  const cardOf = (id: PreviewId) => cards.find((card) => card.id === id);
  const [result, shared, app, title, cited] = (['search', 'whatsapp', 'phone', 'tab', 'chat'] as const).map(cardOf);
  if (!result || !shared || !app || !title || !cited) return null;
  return {
    search: search(seen, result),
    link: link(
      seen,
      shared,
      cards.filter(({ id }) => isService(id)),
    ),
    phone: phone(seen, app),
    tab: tab(seen, title),
    chat: answer(seen, cited),
  };
}
