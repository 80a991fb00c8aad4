/**
 * Reads what a person typed as the address of a website: where it leads, or what is wrong with it and the address that
 * was probably meant. A suggested address is always one that would be accepted.
 */
import {
  hostAndPort,
  MAX_URL_LENGTH,
  parseTypedUrl,
  type TypedUrl,
  type UrlOptions,
  type UrlProblem,
} from './typed-url';

export type TypedAddressProblem =
  | UrlProblem
  /** One or more words, as typed into a search engine. */
  | 'address-name'
  | 'address-email'
  | 'address-too-long'
  /** A slip of the keyboard, or more than the address: something else is the address. */
  | 'address-mistyped'
  /** It ends with nothing that the public suffix list knows. */
  | 'address-unknown-ending';

export type TypedAddress =
  | TypedUrl
  | {
      readonly ok: false;
      readonly code: TypedAddressProblem;
      /** What was probably meant, to be typed in its place; null if nothing is near enough. */
      readonly suggestion: string | null;
    };

export interface TypedAddressOptions extends UrlOptions {
  /** Whether a host is a name below a public suffix, by the ICANN section of the list. */
  readonly isPublicName: (hostname: string) => boolean;
}

/** Most characters of a host name: RFC 1035 §2.3.4. */
const MAX_HOST_LENGTH = 253;
/** Words as names have them, in any script: no punctuation but that of names. */
const NAME = /^(?:[\s\dA-Za-z'&+\u00a0-\u{10ffff}-]|\.(?=\s|$))+$/u;
const LETTER = /[A-Za-z\u00c0-\u{10ffff}]/u;
/** Soft hyphens, marks without width and of direction. */
const UNSEEN = /[\u00ad\u200b-\u200f\u202a-\u202e\u2060-\u2069\ufeff]/g;
const LONG_LABEL = /[^\s.]{64}/;

/** Endings that most addresses have: of several that are near, the first of these is meant. */
const COMMON_ENDINGS =
  'com org net de fr es jp uk it nl eu ch at io co info app dev shop store ae sa eg ma mx ar'.split(' ');

/** Whose addresses people write from: their domain is not that of the writer's brand. */
const MAIL_HOSTS = 'gmail.com googlemail.com outlook.com hotmail.com yahoo.com icloud.com gmx.de gmx.net web.de'.split(
  ' ',
);

/** `http://`, also as it is mistyped: `htttp://`, `http//`, `https;//`, `http:`; and other schemes. */
const SCHEME = /^(?:[a-z]{2,12}:[/\\]{1,3}|[htps]{3,7}[;.,]?[/\\]{1,3}|https?[:;])/i;
const EMAIL = /^(?:mailto:)?[^\s@/:]+@([^\s@/:]+)$/i;
/** The keys next to the full stop on keyboards, in the scripts that people type. */
const DOT_LIKE = /[,;:،؛、。·]/g;
/** What surrounds an address in a text: quotes, brackets, and the end of its sentence. */
const AROUND = new Set('"\'`“”„‟‘’‚«»‹›()[]{}<>「」『』【】.,;:!?…،؛؟、。|*_=-'.split(''));

/** Most parts that an address falls into by spaces typed in it. */
const MOST_PARTS = 3;

const isInside = (character: string) => !AROUND.has(character);

/** A text without the characters before it. */
function begun(text: string): string {
  const characters = [...text];
  const first = characters.findIndex(isInside);
  return first < 0 ? '' : characters.slice(first).join('');
}

/** A text without the characters around it. */
function bare(text: string): string {
  const characters = [...begun(text)];
  return characters.slice(0, characters.findLastIndex(isInside) + 1).join('');
}

/** Whether a word is how a site's name starts. People may type its name before its address. */
function isStartOf(word: string, host: string): boolean {
  return word.toLowerCase() !== 'www' && host.replace(/^www\./, '').startsWith(word.toLowerCase());
}

/** What precedes path, query and fragment. */
function hostPart(text: string): string {
  return text.split(/[/\\?#]/, 1)[0] ?? '';
}

/** Every text one typing slip away from a lower-case word: one letter more, fewer, another, or two swapped. */
function slipsOf(word: string): readonly string[] {
  const letters = 'abcdefghijklmnopqrstuvwxyz'.split('');
  const slips = new Set<string>();
  for (let at = 0; at <= word.length; at += 1) {
    const [before, after] = [word.slice(0, at), word.slice(at)];
    const [next = '', second = ''] = after;
    if (second !== '') slips.add(before + second + next + after.slice(2));
    if (next !== '') slips.add(before + after.slice(1));
    for (const letter of letters) {
      if (next !== '') slips.add(before + letter + after.slice(1));
      slips.add(before + letter + after);
    }
  }
  slips.delete(word);
  return [...slips];
}

/** Reads addresses by one set of options. */
class Reader {
  constructor(private readonly options: TypedAddressOptions) {}

  read(typed: string): TypedAddress {
    const parsed = parseTypedUrl(typed, this.options);
    if (parsed.ok && this.#isOpen(parsed)) return parsed;
    const code = parsed.ok ? 'address-unknown-ending' : parsed.code;
    // What leads inside gets one answer in every spelling.
    if (code === 'address-empty' || code === 'address-refused') return { ok: false, code, suggestion: null };
    // One width for each letter and mark, and nothing that is not seen: what is suggested is shown.
    const text = begun(typed.normalize('NFKC').replace(UNSEEN, '').trim());
    return { ok: false, ...this.#hint(text, code) };
  }

  #hint(text: string, code: TypedAddressProblem): { code: TypedAddressProblem; suggestion: string | null } {
    const rest = text.replace(SCHEME, '');
    const [, mailHost] = EMAIL.exec(bare(text)) ?? [];
    if (mailHost !== undefined) {
      const suggestion = MAIL_HOSTS.includes(mailHost.toLowerCase()) ? null : this.#nearest(mailHost);
      return { code: 'address-email', suggestion };
    }
    // A password is not repeated, and whose host was meant is not guessed.
    if (hostPart(rest).includes('@')) return { code: 'address-malformed', suggestion: null };
    if (text.length > MAX_URL_LENGTH || hostPart(rest).length > MAX_HOST_LENGTH || LONG_LABEL.test(hostPart(rest))) {
      return { code: 'address-too-long', suggestion: this.#taken(rest) ?? this.#among(text) };
    }
    if (code === 'address-port' || /^[^\s:]+:\d+(?:$|[/?#])/.test(rest)) {
      return { code: 'address-port', suggestion: this.#nearest(hostPart(rest).replace(/:\d*$/, '')) };
    }
    const suggestion = this.#among(text) ?? this.#repaired(rest);
    if (code === 'address-unknown-ending') {
      return { code: suggestion === null || this.#isEnding(rest, suggestion) ? code : 'address-mistyped', suggestion };
    }
    if (suggestion !== null) return { code: 'address-mistyped', suggestion };
    const isName = rest === text && NAME.test(text) && LETTER.test(text);
    return { code: isName ? 'address-name' : 'address-malformed', suggestion: null };
  }

  /** Whether a suggestion differs from what was typed in its ending alone. */
  #isEnding(rest: string, suggestion: string): boolean {
    const host = hostPart(bare(rest)).toLowerCase();
    return host !== suggestion && suggestion.startsWith(host.slice(0, host.lastIndexOf('.') + 1));
  }

  /** The only address among the words of a text, where the others are not a part of it. */
  #among(text: string): string | null {
    const words = text.split(/\s+/);
    if (words.length < 2 || words.length > 100) return null;
    const found = new Set(words.flatMap((word) => this.#taken(bare(word.replace(SCHEME, ''))) ?? []));
    const [first] = found;
    if (found.size !== 1 || first === undefined) return null;
    const isApart = words.some((word) =>
      word.includes('.') ? SCHEME.test(word) || /^www\./i.test(word) : isStartOf(word, first),
    );
    return words.length > MOST_PARTS || isApart ? first : null;
  }

  /** What was typed without what does not belong there: spaces, marks around it, commas in place of dots. */
  #repaired(rest: string): string | null {
    const host = hostPart(bare(rest.replace(SCHEME, ''))).replace(/^www\s+/i, 'www.');
    const parts = host.split(/\s+/);
    // A sentence is not an address, however its words are joined; nor are two addresses one.
    if (parts.length > MOST_PARTS || parts.filter((part) => this.#taken(bare(part)) !== null).length > 1) return null;
    const whole = parts.length === 1 ? host.replace(DOT_LIKE, '.') : parts.join('');
    const dotted = bare(whole.replace(/\.{2,}/g, '.'));
    return this.#taken(dotted) ?? this.#nearest(dotted);
  }

  /** A host as it may be suggested: it is taken just as it is. */
  #taken(host: string): string | null {
    const name = hostPart(host).toLowerCase();
    if (!name.includes('.') || name.includes('@')) return null;
    const parsed = parseTypedUrl(name, this.options);
    return parsed.ok && this.#isOpen(parsed) ? name : null;
  }

  /** A host that is taken: the one given, or the one whose ending is a slip away. */
  #nearest(host: string): string | null {
    const taken = this.#taken(host);
    if (taken !== null) return taken;
    const name = host.toLowerCase();
    const dot = name.lastIndexOf('.');
    const ending = name.slice(dot + 1);
    if (dot < 1 || !/^[a-z]{2,15}$/.test(ending)) return null;
    const base = name.slice(0, dot + 1);
    const near = slipsOf(ending).filter((slip) => this.#taken(base + slip) !== null);
    const meant = COMMON_ENDINGS.find((each) => near.includes(each)) ?? (near.length === 1 ? near[0] : undefined);
    return meant === undefined ? null : base + meant;
  }

  /** Whether an address leads to a name that the public web has, or to a sample site. */
  #isOpen({ origin }: TypedUrl): boolean {
    const url = new URL(origin);
    const { sampleHosts = [], isPublicName } = this.options;
    return sampleHosts.includes(hostAndPort(url)) || isPublicName(url.hostname);
  }
}

/** Reads what a person typed as the address of a website. */
export function readTypedAddress(typed: string, options: TypedAddressOptions): TypedAddress {
  return new Reader(options).read(typed);
}
