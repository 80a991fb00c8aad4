/** Figures of a text: numbers in digits, or in words before a unit, that are not part of a name. */

/** What a figure counts, as far as texts say it the same way. */
export type Unit =
  | 'bytes'
  | 'share'
  | 'pixels'
  | 'ratio'
  | 'characters'
  | 'seconds'
  | 'minutes'
  | 'hours'
  | 'days'
  | 'months';

export interface Figure {
  /** As it stands in the text. */
  readonly written: string;
  /** Of bytes their number, whatever their unit. */
  readonly value: number;
  /** Null if no unit follows that is known. */
  readonly unit: Unit | null;
  /** Where it begins in the text, in UTF-16 units. */
  readonly index: number;
}

/** Stands for what is no text of the writer's: code, a fact, an example. */
export const NOT_TEXT = '\uFFFC';

/** Numbers that belong to a name, in any language. */
const NAMES: readonly RegExp[] = [
  // Of standards, laws, versions and rubrics.
  /\b(?:RFC|ISO|WCAG|OpenAPI|UTF|JSON-LD|Node\.js)[ \u00a0-]?\d[\d.]*(?:-\d+)?/giu,
  /(?:rubric|Bewertungsmaßstab\p{L}*|grille|baremo|評価基準|معيار التقييم)[ \u00a0]?\d\.\d/giu,
  /\b\d+\.\d+\.\d+\b/g,
  /\b\d{2,4}\/\d+(?:\/[A-Z]{2})?\b/g,
  /(?:Article|Artikel|Art\.|Artículo|المادة)[ \u00a0]\d+(?:[ \u00a0]?\(\d\))?|第[ ]?\d+[ ]?[条項]/giu,
  /(?:Abs\.|Absatz|paragraphe|apartado|الفقرة|§)[ \u00a0]\d+/giu,
  /\(\d\)/g,
  /(?:level|Ebene|niveau|nivel|المستوى)[ \u00a0-]1\b|レベル[ \u00a0]?1/giu,
  // Letters and digits, a setting with its value, a moment as programs write it.
  /(?<=[A-Za-z_])\d[\w.]*/g,
  /(?<![\w-])(?!max-age)[a-z][\w.-]*[=:]"?[\w.-]*\d[\w.-]*/gi,
  /\b\d{4}-\d{2}-\d{2}(?:T[\d:]+Z)?/g,
  // Decades.
  /\b\d{2,4}(?:s\b|ern?(?!\p{L})|[ ]?年代)|(?:années|años|década de|سنوات|التسعينيات \(من)[ \u00a0]\d{2,4}(?: إلى \d{4})?/giu,
  // "1 / 4", in Japanese.
  /\d[ ]?分の[ ]?\d/g,
  // Networks, by their first bits; answers of servers; ports.
  /(?<![\p{L}\d])\/\d{2}\b/gu,
  /\b[1-5]xx\b/g,
  /(?:port|puerto|ポート|المنفذ)[ \u00a0]?\d+/giu,
];

/** Statuses of HTTP: names, where a text speaks of statuses. */
const STATUS =
  /\b(?:20[0-6]|30[1-8]|4(?:0[0-9]|10|29)|50[0-4])\b(?![\d.,]*[ \u00a0]?(?:×|[KM]i?[Bo]\b|\p{L}*(?:Zeichen|pixel)))/giu;
const OF_STATUSES = /status|statut|estado|código|\bcodes?\b|Fehlerseite|ステータス|コード|الحالة|الرمز|رمز|404/iu;

const UNITS: readonly (readonly [Unit, RegExp])[] = [
  ['bytes', /^(?:[KM]i?[Bo]|bytes?|octets?|バイト|(?:كيلو|ميغا|كيبي)?بايت)(?!\p{L})/iu],
  ['share', /^(?:%|٪|per cent)/u],
  ['pixels', /^(?:×|pixels?|Pixeln?|píxeles|px|ピクセル|بكسل)(?!\p{L})/iu],
  ['ratio', /^:[\s\u00a0]?1(?!\d)/u],
  ['characters', /^(?:characters?|Zeichen|caractères?|caracteres?|文字|حرف|أحرف|حروف|محرف)/iu],
  ['seconds', /^(?:seconds?|Sekunden?|secondes?|segundos?|秒|ثانية|ثوان)/iu],
  ['minutes', /^(?:minutes?|Minuten?|minutos?|分|دقيقة|دقائق)/iu],
  ['hours', /^(?:hours?|Stunden?|heures?|horas?|時間|ساعة|ساعات)/iu],
  ['days', /^(?:days?(?!\p{L})|Tage|jours?|días?|日|يوم|أيام)/u],
  ['months', /^(?:months?|Monate|mois|mes(?:es)?|か月|شهر|أشهر)(?!\p{L})/iu],
];

/** Digits with their separators: "50,000", "1.024", "1 024", "1,91". */
const DIGITS = /\d+(?:[.,\u00a0\u202f]\d+)*/g;

/** Numbers in words, by their value, as they stand before a unit. */
const IN_WORDS: Readonly<Record<number, string>> = {
  2: 'two|zwei|deux|dos|يومين|دقيقتين|ساعتين',
  3: 'three|drei|trois|tres|ثلاثة?',
  4: 'four|vier|quatre|cuatro|أربعة?',
  5: 'five|fünf|cinq|cinco|خمسة?',
  6: 'six|sechs|seis|ستة?',
  7: 'seven|sieben|sept|siete|سبعة?',
  8: 'eight|acht|huit|ocho|ثماني|ثمانية',
  9: 'nine|neun|neuf|nueve|تسعة?',
  10: 'ten|zehn|dix|diez|عشرة?',
  12: 'twelve|zwölf|douze|doce|اثنتي عشرة|اثنتا عشرة',
  15: 'fifteen|fünfzehn|quinze|quince',
  20: 'twenty|zwanzig|vingt|veinte|عشري?و?ن',
  24: 'vierundzwanzig|vingt-quatre|veinticuatro',
  30: 'thirty|dreißig|trente|treinta|ثلاثين|ثلاثون',
  60: 'sixty|sechzig|soixante|sesenta|ستين|ستون',
  90: 'ninety|neunzig|quatre-vingt-dix|noventa|تسعين|تسعون',
};
const WORDS = Object.entries(IN_WORDS).map(
  ([value, words]) =>
    [Number(value), new RegExp(`(?<![\\p{L}\\p{M}-])[لب]?(?:${words})(?![\\p{L}\\p{M}-])`, 'giu')] as const,
);

function unitAt(following: string): Unit | null {
  const text = following.replace(/^[\s\u2066-\u2069-]+/u, '');
  return UNITS.find(([, pattern]) => pattern.test(text))?.[0] ?? null;
}

/** Bytes of the unit that follows a figure. */
function bytesIn(following: string): number {
  if (/^\s*(?:K|كيلو|كيبي)/u.test(following)) return 1000;
  return /^\s*(?:M|ميغا)/u.test(following) ? 1_000_000 : 1;
}

/** "1,024", "1.024" and "1 024" are 1024, "1.91" and "1,91" are 1.91: a group has three digits. */
function valueOf(written: string): number {
  const isGrouped = /^\d{1,3}(?:[.,\u00a0\u202f]\d{3})+$/.test(written);
  return Number(isGrouped ? written.replace(/\D/g, '') : written.replace(',', '.').replace(/[\u00a0\u202f]/g, ''));
}

/**
 * @param text with `NOT_TEXT` in place of what is no text of the writer's
 * @returns in the order of the text; zero is none, nor is the one of a ratio. Of single digits only those before a unit
 * are: others are words, in Japanese as a rule ("1 日" is "a day").
 */
export function figuresIn(text: string): Figure[] {
  const blank = (name: string) => NOT_TEXT.repeat(name.length);
  let rest = text;
  for (const name of NAMES) rest = rest.replace(name, blank);
  if (OF_STATUSES.test(text)) rest = rest.replace(STATUS, blank);
  const figure = (written: string, index: number, value: number): Figure => {
    const following = rest.slice(index + written.length, index + written.length + 24);
    const unit = unitAt(following);
    return { written, index, unit, value: unit === 'bytes' ? value * bytesIn(following) : value };
  };
  const inDigits = [...rest.matchAll(DIGITS)]
    .filter(({ index }) => !OF_RATIO.test(rest.slice(Math.max(0, index - 4), index)))
    .map(({ 0: written, index }) => figure(written, index, valueOf(written)))
    .filter(
      ({ written, unit, value }) =>
        written.length > 1 || (unit !== null && (unit === 'bytes' ? value >= 1000 : written !== '1')),
    );
  const inWords = WORDS.flatMap(([value, words]) =>
    [...rest.matchAll(words)].map(({ 0: written, index }) => figure(written, index, value)),
  ).filter(({ unit }) => unit !== null && TIMES.has(unit));
  return [...inDigits, ...inWords].sort((a, b) => a.index - b.index);
}

/** What stands before the second number of a ratio. */
const OF_RATIO = /[\d\uFFFC][ \u00a0]?:[ \u00a0]?$/u;

/** Before these a number in words is a figure; before others it may count what is in view ("two characters"). */
const TIMES: ReadonlySet<Unit> = new Set(['seconds', 'minutes', 'hours', 'days', 'bytes']);

/** The value of a number alone, in digits or in words; NaN if it is none. */
export function numberIn(text: string): number {
  const written = text.trim();
  const inWords = WORDS.find(([, words]) => written.replace(words, '') === '');
  return (
    inWords?.[0] ??
    (/^\d/.test(written) ? valueOf(/^\d+(?:[.,\u00a0\u202f]\d+)*/.exec(written)?.[0] ?? '') : Number.NaN)
  );
}
