/** What the formats are tested with: recorded evidence, assessed, and the words of one language. */
import { readFileSync } from 'node:fs';
import { assessEvidence } from '../../../brand/engine/assess-evidence';
import type { Evidence } from '../../../brand/evidence/evidence';
import { pageEvidence } from '../../../brand/evidence/page-evidence';
import { stringsInstance } from '../../../components/strings-instance';
import { stringsOf } from '../../../components/testing/shown';
import type { ExampleId } from '../../../site/examples';
import type { WrittenLocale } from '../../../site/locales';
import type { Measured, Words } from '../../measured';

/** All strings of a locale. */
export function wordsOf(locale: WrittenLocale): Words {
  return { locale, strings: stringsInstance({ [locale]: stringsOf(locale) }) };
}

function assessed(evidence: Evidence): Measured {
  return { evidence, ...assessEvidence(evidence), signature: null };
}

function recorded(id: ExampleId): Evidence {
  return JSON.parse(readFileSync(`content/examples/${id}.json`, 'utf8')) as Evidence;
}

/** An example as the engine measures it. */
export function exampleMeasured(id: ExampleId): Measured {
  return assessed(recorded(id));
}

/** A file on disk, as `facet page` assesses it. */
export function pageMeasured(html: string, url = ''): Measured {
  return assessed(pageEvidence(html, url, '2026-11-20T14:05:00.000Z', {}));
}

/** Names that would do harm if a format took them for more than text; each holds `evil`. */
export const HOSTILE_NAMES = [
  '[evil](https://evil.example) ![evil](https://evil.example/x.png)',
  '<img src=x onerror=alert("evil")> </details> <!-- evil --> ]]> &evil;',
  '@evil #1 GH-1 evil/evil#2 :evil: https://evil.example www.evil.example evil@evil.example',
  '`evil` ``evil ``` | evil \\| \\` ~~~\n\n# evil\n\n- evil\n| a | b |\n|---|---|\n\r\n***',
  '=evil("x") {{evil}} {0} ${evil} %0a::error::evil \u202eevil\u2066 \u0000\u001b[31m\uffff\ud800',
] as const;

type JsonLike =
  | string
  | number
  | boolean
  | null
  | undefined
  | readonly JsonLike[]
  | { readonly [key: string]: JsonLike };

function replaced(value: JsonLike, word: string, by: string): JsonLike {
  if (typeof value === 'string') return value.replaceAll(word, by);
  if (Array.isArray(value)) return value.map((one: JsonLike) => replaced(one, word, by));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, one]) => [key, replaced(one, word, by)]));
}

/** A brand of a hostile name: wherever the report of an example says `Harbour`, it says that name. */
export function hostileMeasured(name: string): Measured {
  const measured = exampleMeasured('harbour');
  const report = replaced(measured.report as unknown as JsonLike, 'Harbo', name) as unknown as Measured['report'];
  const place = { request: 'robots', source: name, line: 1, odd: false } as const;
  const stated = { ...place, value: name, agents: [name], says: { training: 'no' } } as const;
  const assistants = [stated, { ...place, crawler: name, says: { search: 'no' } } as const];
  const portrait = { ...report.portrait, assistants };
  return { ...measured, report: { ...report, portrait, target: measured.report.target } };
}
