/**
 * Fixes ready to paste: texts for the places in which checks lost points, filled from what the brand says of itself.
 * A check that passed, did not apply or could not be read asks for nothing.
 */
import type { Report } from '../report';
import type { FixBlock, PlaceholderName } from './block';
import { headFix, languageFix } from './head';
import { jsonLdFix } from './json-ld';
import { llmsTxtFix } from './llms-txt';
import { manifestFix } from './manifest';
import { headersFix } from './response-headers';
import { imageRobotsFix, robotsFix } from './robots-lines';
import { securityTxtFix } from './security-txt';
import { Subject } from './subject';

/** In the order of `FIX_IDS`. */
const WRITERS = [
  languageFix,
  headFix,
  jsonLdFix,
  manifestFix,
  robotsFix,
  imageRobotsFix,
  securityTxtFix,
  headersFix,
  llmsTxtFix,
];

/**
 * The texts a report gives rise to; none where nothing can be pasted. What only the brand knows is marked
 * `REPLACE: …`, with `name` saying what it is.
 */
export function fixes(report: Report, name: PlaceholderName): readonly FixBlock[] {
  const subject = new Subject(report);
  return WRITERS.map((write) => write(subject, name)).filter((block) => block !== null);
}
