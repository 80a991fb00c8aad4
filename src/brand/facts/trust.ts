/** How a site is served, and who is behind it. */
import type { SourceLocation, Statement, UrlStatement } from './statement';

/** A header field line of the home page's answer. */
export interface HeaderStatement extends Statement {
  /** In lower case. */
  readonly name: string;
}

/** A redirect on the way to the home page, if we know its header fields. */
export interface HopStatement {
  readonly url: string;
  readonly headers: readonly HeaderStatement[];
}

/** What answers at the home page's https URL. */
export interface HttpsFacts {
  /**
   * `valid`: a site with a valid certificate. `certificate`: one whose certificate is not valid. `absent`: nothing,
   * while http answers with the page. `downgraded`: a redirect that ends at an http URL. `unread`: not known to us.
   */
  readonly state: 'valid' | 'certificate' | 'absent' | 'downgraded' | 'unread';
  /** Host asked; where a certificate is not valid, the host that showed it. */
  readonly host: string;
  readonly where: SourceLocation | null;
}

/** What answers at the home page's http URL. */
export interface HttpFacts {
  /** `absent`: nothing. `redirects`: a redirect. `answers`: something else. `unread`: not known to us. */
  readonly state: 'absent' | 'redirects' | 'answers' | 'unread';
  /** URL asked for. */
  readonly from: string | null;
  /** Absolute URL that the first redirect leads to. */
  readonly to: string | null;
  readonly where: SourceLocation | null;
}

/** Resources that a page asks for over http: all there are are counted, the first of them kept. */
export interface InsecureResources {
  /** Scripts, styles, frames and all else that may change the page. */
  readonly active: readonly UrlStatement[];
  readonly activeCount: number;
  /** Images, audio and video. */
  readonly passive: readonly UrlStatement[];
  readonly passiveCount: number;
}

/** A script or style sheet from another host, which may change what the page does. */
export interface ForeignFile extends UrlStatement {
  /** Whether the page says which content it expects (Subresource Integrity). */
  readonly hasIntegrity: boolean;
}

/** The security.txt (RFC 9116). */
export interface SecurityTxtFacts {
  /** `none`: there is no such file. `found`: there is one, or something in its place. `unread`: not known to us. */
  readonly state: 'none' | 'found' | 'unread';
  /** URL that answered in the end; null if none did. */
  readonly url: string | null;
  /** Media type in lower case without parameters; '' if none is named. */
  readonly mediaType: string;
  /** False if only the start of the file was read. */
  readonly whole: boolean;
  /** Values of its fields, in order. */
  readonly contacts: readonly Statement[];
  readonly expires: readonly Statement[];
  readonly where: SourceLocation | null;
}

/** Links of the page by which visitors reach the people behind the site; the first of each kind. */
export interface ContactLinks {
  readonly privacy: Statement | null;
  /** A way to make contact, or the legal notice that names one. */
  readonly contact: Statement | null;
}

export interface TrustFacts {
  /**
   * Header fields of the answer that holds the home page, in order; null if they are not known (pasted HTML, or no
   * answer). Values are whole: up to the 16 KiB that are read of headers.
   */
  readonly headers: readonly HeaderStatement[] | null;
  /** The redirects that led to it, in order, as far as they are the site's own. */
  readonly hops: readonly HopStatement[];
  readonly https: HttpsFacts;
  readonly http: HttpFacts;
  /** Content security policies in meta elements of the head. Values are whole up to 16 KiB. */
  readonly metaPolicies: readonly Statement[];
  /** `<meta name=referrer>`, in order. */
  readonly metaReferrers: readonly Statement[];
  readonly insecure: InsecureResources;
  /** The first of them. */
  readonly foreignFiles: readonly ForeignFile[];
  readonly securityTxt: SecurityTxtFacts;
  readonly contactLinks: ContactLinks;
  /** Email, telephone number or contact point of the organisation, from structured data. */
  readonly organizationContact: Statement | null;
}
