/** What decides whether everyone can read the page. */
import type { Statement } from './statement';

/** Things of one kind on a page, and those among them that lack something. */
export interface Lacking {
  readonly count: number;
  readonly lacking: number;
  /** The first of those that lack it; the value is what names them for a developer (a URL). */
  readonly examples: readonly Statement[];
}

/** The first link to the home page that holds an image; the value is its accessible name, '' if it has none. */
export interface LogoStatement extends Statement {
  /** Last part of the URL of its image, decoded; '' if it has none. */
  readonly file: string;
}

/** A declarative refresh that browsers carry out. */
export interface RefreshStatement extends Statement {
  readonly seconds: number;
}

export interface EncodingFacts {
  /**
   * Where the encoding is declared. `late`: in a meta element that ends after the first 1,024 bytes, where browsers no
   * longer look for it. `xml`: in an XML declaration. `none`: nowhere.
   */
  readonly from: 'bom' | 'header' | 'meta' | 'xml' | 'late' | 'none';
  /** Its name in lower case (WHATWG Encoding), e.g. `shift_jis`; null if none is declared. */
  readonly name: string | null;
  /** The declaration, its label as written. */
  readonly declared: Statement | null;
}

/** A rule, or a style attribute, that sets an opaque text and background colour of an element; the value names it. */
export interface ColourPair extends Statement {
  /** `#rrggbb` */
  readonly text: string;
  readonly background: string;
  /** Contrast ratio in hundredths, rounded down: 450 is 4.5:1. */
  readonly ratio: number;
}

/** The doctype, and the mode in which browsers show the page for it. */
export interface DoctypeFacts {
  readonly mode: 'standards' | 'quirks';
  readonly declared: Statement | null;
}

export interface AccessFacts {
  /** `<meta name=viewport>`. */
  readonly viewports: readonly Statement[];
  /** Images that assistive technology meets, by tag or role; lacking: a text alternative. The value is the URL. */
  readonly imageNames: Lacking;
  /** Of these, the ones with a text alternative, except the logo. Lacking: an alternative that isn't a file name. */
  readonly altFileNames: Lacking;
  readonly homeLogo: LogoStatement | null;
  /** Links that assistive technology meets, areas of image maps included; lacking: an accessible name. The value is the URL. */
  readonly linkNames: Lacking;
  /** Links to other pages; lacking: a text that says where they lead. The value is the text. */
  readonly linkTexts: Lacking;
  /** Buttons and form fields; lacking: an accessible name. The value is a selector for them. */
  readonly controlNames: Lacking;
  readonly refresh: RefreshStatement | null;
  /** Null if no page could be read, or too little of it to tell. */
  readonly declaredEncoding: EncodingFacts | null;
  /** Null if no page could be read. */
  readonly doctype: DoctypeFacts | null;
  readonly colours: {
    readonly count: number;
    /** The lowest ratios, lowest first. */
    readonly lowest: readonly ColourPair[];
  };
}
