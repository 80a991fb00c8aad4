/** What a URL of the inbox asks for: which messages, from where on, and which one of them is opened. */
import {
  FEEDBACK_KINDS,
  MESSAGE_STATUSES,
  TRUSTS,
  type FeedbackKind,
  type MessageStatus,
  type Trust,
} from '../../site/feedback';
import { LIMITS } from '../../site/limits';
import { LOCALES, type Locale } from '../../site/locales';
import { pathTo } from '../../site/routes';

/** What was just done and the page reports. */
const INBOX_DONE = ['changed', 'deleted', 'taken-down'] as const;

interface InboxFilter {
  readonly status?: MessageStatus | undefined;
  readonly kind?: FeedbackKind | undefined;
  readonly trust?: Trust | undefined;
  /** Locale a message was sent from. */
  readonly language?: Locale | undefined;
  /** Words to search for; empty for none. */
  readonly search: string;
}

export interface InboxQuery extends InboxFilter {
  /** Cursor of the page before; null on the first. */
  readonly after: string | null;
  /** The number of the exported file, from 1. */
  readonly part: number;
  /** Reference of the message that is opened; null for the list. */
  readonly message: string | null;
  readonly done: (typeof INBOX_DONE)[number] | null;
}

/** Anything in the URL that is not one of the choices is ignored. */
export function readInboxQuery(params: URLSearchParams): InboxQuery {
  const chosen = <T extends string>(name: string, choices: readonly T[]): T | undefined =>
    choices.find((choice) => choice === params.get(name));
  return {
    status: chosen('status', MESSAGE_STATUSES),
    kind: chosen('kind', FEEDBACK_KINDS),
    trust: chosen('trust', TRUSTS),
    language: chosen('language', LOCALES),
    search: (params.get('search') ?? '').trim().slice(0, LIMITS.searchCharacters),
    after: params.get('after'),
    part: /^[1-9]\d{0,5}$/.test(params.get('part') ?? '') ? Number(params.get('part')) : 1,
    message: params.get('message'),
    done: chosen('done', INBOX_DONE) ?? null,
  };
}

/** The filter as a query, without its question mark; empty if everything is shown. */
export function filterQuery({ status, kind, trust, language, search }: InboxFilter): string {
  const fields = Object.entries({ status, kind, trust, language, search });
  return new URLSearchParams(fields.flatMap(([name, value]) => (value ? [[name, value]] : []))).toString();
}

/** Whether the filter leaves anything out. */
export function isFiltered(filter: InboxFilter): boolean {
  return filterQuery(filter) !== '';
}

/** URL of the inbox that shows a part of it. @param more parameters after the filter's */
export function inboxPath(locale: Locale, filter: InboxFilter, more: Readonly<Record<string, string>> = {}): string {
  const query = [filterQuery(filter), new URLSearchParams(more).toString()].filter((part) => part !== '').join('&');
  return `${pathTo(locale, 'feedback-inbox')}${query === '' ? '' : `?${query}`}`;
}
