/** The names in a web app manifest (W3C: Web Application Manifest). */
import { lengthOf } from '../text';
import { blockOf, type FixBlock, type PlaceholderName, Placeholders } from './block';
import { jsonText } from './escaping';
import type { Subject } from './subject';

/** Code points that are shown of the two names (webhint). */
const NAME_LENGTH = 30;
const SHORT_NAME_LENGTH = 12;

/** The two members, as a manifest of their own or to be copied into one. */
export function manifestFix(subject: Subject, name: PlaceholderName): FixBlock | null {
  const checks = [
    ...subject.lost('manifest-names'),
    ...(subject.isOdd('manifest') ? subject.lost('name-agreement') : []),
  ];
  if (checks.length === 0) return null;
  const placeholders = new Placeholders(name);
  const brand = subject.name;
  const fits = (max: number) => brand !== null && lengthOf(brand) <= max;
  const members = {
    name: brand !== null && fits(NAME_LENGTH) ? brand : placeholders.write('name'),
    short_name: brand !== null && fits(SHORT_NAME_LENGTH) ? brand : placeholders.write('short-name'),
  };
  return blockOf('manifest', [{ text: jsonText(members), checks }], placeholders);
}
