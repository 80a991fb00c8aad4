/** The editors' inbox as pages, rendered on request. The caller has checked that the visitor may see it. */
import type { ReactElement } from 'react';
import type { InboxMessage, ReportInQuestion } from '../../components/inbox/inbox-facts';
import { readInboxQuery, type InboxQuery } from '../../components/inbox/inbox-query';
import { InboxMessagePage, MessageAwayPage, type InboxMessagePageProps } from '../../components/inbox/InboxMessagePage';
import { InboxPage } from '../../components/inbox/InboxPage';
import { translator } from '../../components/strings';
import { publishedIdIn } from '../../site/published-reports';
import { pageResponse } from '../platform/answers';
import type { Call } from '../platform/endpoint';
import { knownPage } from '../platform/return-address';
import { createStrings } from '../platform/strings';
import { isThere } from '../reports/store';
import { listMessages } from './listing';
import { isReference } from './message';
import { readMessage } from './store';

const strings = createStrings(['feedback', 'inbox', 'site']);

function show(call: Call<unknown>, status: number, title: string, element: ReactElement): Promise<Response> {
  return pageResponse(call, strings, { shell: 'inbox', status, path: 'feedback/inbox/', title }, element);
}

/** The published report that a page is of. @throws StorageError */
async function reportIn({ services }: Call<unknown>, page: string): Promise<ReportInQuestion | null> {
  const id = publishedIdIn(page);
  return id === null ? null : { id, isPublished: await isThere(services.storage, id) };
}

/** The page of a single message. @param refused what was typed and could not be stored */
export async function showMessage(
  call: Call<unknown>,
  status: number,
  message: InboxMessage,
  query: InboxQuery,
  refused?: InboxMessagePageProps['refused'],
): Promise<Response> {
  const { reference, page = '' } = message;
  const title = translator(strings, call.locale, 'inbox')('message.title', { reference });
  const pageHref = knownPage(page, call.locales)?.path ?? null;
  const report = await reportIn(call, page);
  const facts = { message, query, pageHref, report, ...(refused && { refused }) };
  const element = <InboxMessagePage {...facts} />;
  return show(call, status, title, element);
}

/** What is shown in place of a message that cannot be read. @param note what was typed as its answer */
export async function showAway(
  call: Call<unknown>,
  status: 404 | 410 | 503,
  query: InboxQuery,
  note?: string,
): Promise<Response> {
  const why = status === 503 ? 'unstored' : 'gone';
  const title = translator(strings, call.locale, 'inbox')(`${why}.title`);
  const element = <MessageAwayPage why={why} query={query} {...(note !== undefined && { note })} />;
  return show(call, status, title, element);
}

/** The page an address of the inbox asks for: a list, or one message. @throws StorageError */
export async function inboxPage(call: Call<unknown>): Promise<Response> {
  const { storage } = call.services;
  const query = readInboxQuery(call.url.searchParams);
  if (query.message !== null) {
    const stored = isReference(query.message) ? await readMessage(storage, query.message) : null;
    return stored === null ? showAway(call, 404, query) : showMessage(call, 200, stored.message, query);
  }
  const { status, kind, trust, language: locale, search, after } = query;
  const { unreadable, ...page } = await listMessages(storage, { status, kind, trust, locale }, search, after);
  for (const error of unreadable) call.services.report(error);
  const title = translator(strings, call.locale, 'inbox')('title');
  return show(call, 200, title, <InboxPage query={query} {...page} unreadable={unreadable.length} />);
}
