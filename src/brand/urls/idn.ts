/** Internationalised host names, whose labels DNS writes in ASCII (RFC 5890: A-labels and U-labels). */
/// <reference path="./punycode.d.ts" />
// Neither Node.js nor the bundler of functions treats the ES module next to it as a module.
import punycode from 'punycode/punycode.js';

/** Longest label in DNS, in octets. */
const LONGEST_LABEL = 63;

/** A label in its own letters; unchanged if it isn't an A-label. */
function decodedLabel(label: string): string {
  if (!/^xn--./i.test(label) || label.length > LONGEST_LABEL) return label;
  try {
    return punycode.toUnicode(label.toLowerCase());
  } catch {
    return label;
  }
}

/** A host name in its own letters: to compare it with names. For readers `shownHost`. */
export function decodedHost(host: string): string {
  return host.includes('xn--') || host.includes('XN--') ? host.split('.').map(decodedLabel).join('.') : host;
}

/** Scripts whose letters look alike; a label in more than one of them is not what it looks like. */
const ALIKE = [
  /[a-z\u00df-\u024f\u1e00-\u1eff]/,
  /[\u0370-\u03ff\u1f00-\u1fff]/,
  /[\u0400-\u052f]/,
  /[\u0530-\u058f]/,
  /[\u13a0-\u13ff]/,
];

/** Characters that do not show. */
const UNSEEN =
  /[\u00ad\u034f\u061c\u115f\u1160\u17b4\u17b5\u180b-\u180f\u200b-\u200f\u202a-\u202e\u2060-\u206f\ufe00-\ufe0f\ufeff]/;

/** Cyrillic and Greek letters that look like Latin ones: a word of nothing else looks Latin. */
const LIKE_LATIN = /^[асԁеһіјӏорԛѕԝхуъьҽпгѵѡοναιρυωκτ0-9-]+$/;

const CYRILLIC_OR_GREEK = /[\u0370-\u052f]/;

/** Whether readers can take a label for another one. @param ending the host's last label, in its own letters */
function misleads(label: string, ending: string): boolean {
  if (UNSEEN.test(label) || ALIKE.filter((script) => script.test(label)).length > 1) return true;
  return CYRILLIC_OR_GREEK.test(label) && LIKE_LATIN.test(label) && !CYRILLIC_OR_GREEK.test(ending);
}

/**
 * A host name as readers are shown it: in its own letters, except labels that would pass for another, which stay as DNS has
 * them; as browsers do. Takes a port, too.
 */
export function shownHost(host: string): string {
  if (!host.includes('xn--')) return host;
  const labels = host.split('.');
  const ending = decodedLabel((labels.at(-1) ?? '').split(':', 1)[0] ?? '');
  return labels
    .map((label) => {
      const [name = '', port] = label.split(':', 2);
      const decoded = decodedLabel(name);
      const shown = misleads(decoded, ending) ? name : decoded;
      return port === undefined ? shown : `${shown}:${port}`;
    })
    .join('.');
}
