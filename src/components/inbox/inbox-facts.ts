import type { FeedbackKind, MessageStatus, ModerationReason, Trust } from '../../site/feedback';
import type { Locale } from '../../site/locales';

export interface InboxChange {
  /** UTC as `Date.toISOString` writes it. */
  readonly at: string;
  /** Name of the editor. */
  readonly by: string;
  readonly status?: { readonly from: MessageStatus; readonly to: MessageStatus } | undefined;
  /** The words the note was changed to. */
  readonly note?: string | undefined;
  /** Id of the published report that was taken down. */
  readonly takenDown?: string | undefined;
}

/** What editors see of a message. */
export interface InboxMessage {
  readonly reference: string;
  readonly kind: FeedbackKind;
  readonly message: string;
  /** Path of this site; of a request to keep a site out, the site's origin. */
  readonly page?: string | undefined;
  readonly email?: string | undefined;
  readonly locale: Locale;
  /** UTC as `Date.toISOString` writes it. */
  readonly receivedAt: string;
  readonly screenshot: { readonly width: number; readonly height: number } | null;
  readonly trust: Trust;
  readonly reasons: readonly ModerationReason[];
  readonly status: MessageStatus;
  /** The editors' answer; empty until they write one. */
  readonly note: string;
  readonly revision: number;
  /** Oldest first. */
  readonly audit: readonly InboxChange[];
}

/** The published report that a message is about. */
export interface ReportInQuestion {
  readonly id: string;
  /** Whether it is still there. */
  readonly isPublished: boolean;
}

/** What an editor typed. */
interface TypedChange {
  readonly status: string;
  readonly note: string;
}

/** What was typed and could not be stored, and why. */
export interface RefusedChange {
  readonly typed: TypedChange;
  readonly why: 'changed-meanwhile' | 'note' | 'status';
}
