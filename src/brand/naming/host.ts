/** What a page's host says about the brand: never a name on its own, always a witness. */
import { isPlain, nameWords } from '../basics/names';
import { decodedHost } from '../urls/idn';
import { isLocalHost } from '../urls/local';
import { withoutWww } from '../urls/sites';
import { bareName } from './relation';
import { plainNameWords, writtenOut } from './spelling';
import { ROMANISED } from './tables/foldings';
import { HOST_PREFIXES, HOST_SUFFIXES } from './tables/host-affixes';
import { REGISTRIES } from './parts';

/** Labels of subdomains that name a purpose, a language or a device. */
const PURPOSES = new Set(
  (
    'www web m mobile amp app apps blog blogs news shop store docs doc help support learn resources play open share ' +
    'static cdn img detail item old new beta dev api en de fr es it pt ru ja zh he uk us in au ca home go my mail login ' +
    'account embed player map maps'
  ).split(' '),
);

/** How many labels a registrable domain has, as far as that can be told without the public suffix list. */
function registrableLabels(labels: readonly string[]): number {
  const isSecondLevel = labels.length > 2 && REGISTRIES.has(labels.at(-2) ?? '') && (labels.at(-1) ?? '').length === 2;
  return isSecondLevel ? 3 : 2;
}

/**
 * The labels of a host that may name a brand, in their own letters, that of the registrable domain first; without suffix.
 */
export function writtenLabels(host: string, domain: string | null = null): readonly string[] {
  const name = withoutWww(host.toLowerCase());
  if (isLocalHost(name)) return [];
  const labels = decodedHost(name).split('.');
  const known = domain === null || !name.endsWith(domain) ? null : domain.split('.').length;
  const registrable = known ?? registrableLabels(labels);
  const [main = '', ...subdomains] = labels.slice(0, Math.max(1, labels.length - registrable + 1)).toReversed();
  return [main, ...subdomains.filter((label) => !PURPOSES.has(label))].filter((label) => label !== '').slice(0, 3);
}

/** Whether a host is below a registrable domain, other than by `www`. */
export function hasSubdomain(host: string): boolean {
  const labels = withoutWww(host.toLowerCase()).split('.');
  return !isLocalHost(host) && labels.length > registrableLabels(labels);
}

/** The same labels as `hostKey` writes names, so that both can be compared. */
export function hostLabels(host: string, domain: string | null = null): readonly string[] {
  return writtenLabels(host, domain).map((label) => (isPlain(label) ? label : label.split('-').map(hostKey).join('-')));
}

/** A name as a host writes it: without marks, Cyrillic and Greek in Latin letters. */
export function hostKey(name: string): string {
  return [...plainNameWords(name).join('')].map((letter) => ROMANISED[letter] ?? letter).join('');
}

/** Shortest label that may be a part of a name, and name that may be a part of a label, in characters. */
const PART = 4;

/** What is left of a label without a prefix or suffix has as many letters. */
const SHORTEST_REST = 3;

/** A label and what is left of it without what is put before or behind a name whose host is taken, as one word each. */
export function namesInLabel(label: string): readonly string[] {
  const plain = label.replaceAll('-', '');
  const shorter = [
    ...HOST_PREFIXES.filter((prefix) => plain.startsWith(prefix)).map((prefix) => plain.slice(prefix.length)),
    ...HOST_SUFFIXES.filter((suffix) => plain.endsWith(suffix)).map((suffix) => plain.slice(0, -suffix.length)),
  ];
  return [plain, ...shorter.filter((rest) => rest.length >= SHORTEST_REST)];
}

/** Whether a host is written as a name is, in full or without its legal form. */
export function isHostOf(name: string, labels: readonly string[]): boolean {
  const keys = labels.flatMap(namesInLabel);
  return [name, bareName(name)].some((one) => keys.includes(hostKey(one)) || keys.includes(writtenOut(one)));
}

function fitsLabel(name: string, plain: string): boolean {
  const keys = [name, bareName(name)].map(hostKey);
  if (keys.some((key) => key === plain || (key.length >= PART && plain.startsWith(key)))) return true;
  const words = nameWords(name).map(hostKey);
  if (plain.length >= 3 && words.length <= PART && words.includes(plain)) return true;
  const initials = words.map((word) => word.charAt(0)).join('');
  return (
    words.length > 1 &&
    plain.length > 1 &&
    (initials === plain ||
      words
        .filter((word) => word.length > 3)
        .map((word) => word.charAt(0))
        .join('') === plain)
  );
}

/** Whether a name fits a host: it is one of its labels, begins one, has one among its words, or is abbreviated by one. */
export function fitsHost(name: string, labels: readonly string[]): boolean {
  return name !== '' && labels.flatMap(namesInLabel).some((label) => fitsLabel(name, label));
}
