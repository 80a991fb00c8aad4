/** A site with messages and people, for tests of what editors see. */
import { accountServices, signedIn } from '../../accounts/testing/signed-in';
import { endpoint } from '../../platform/endpoint';
import { TEST_CONTEXT } from '../../platform/testing/services';
import { gateHandler } from '../../accounts/gate-endpoint';
import type { Services } from '../../platform/services';
import type { Role } from '../../../site/accounts';
import { feedbackExportHandler } from '../feedback-export-endpoint';
import { feedbackMessageHandler } from '../feedback-message-endpoint';
import { submissionSchema } from '../submission';
import { submit } from '../submit';

const ORIGIN = 'https://facet.example';
const START = Date.parse('2026-06-01T12:00:00Z');

export async function inboxSite(changes: Partial<Services> = {}) {
  let time = START;
  const services = accountServices({ now: () => new Date(time), ...changes });
  const gate = endpoint('gate', gateHandler, () => services);
  const table = endpoint('feedback-export', feedbackExportHandler, () => services);
  const message = endpoint('feedback-message', feedbackMessageHandler, () => services);
  const editor = (await signedIn(services, 'ed', 'editor')).cookie;
  const ask = (handle: typeof gate, path: string, init: RequestInit = {}, cookie = editor) =>
    handle(
      new Request(ORIGIN + path, {
        ...init,
        headers: { accept: 'text/html', cookie, ...(init.headers as Record<string, string> | undefined) },
      }),
      TEST_CONTEXT,
    );
  return {
    services,
    storage: services.storage,
    /** Lets time pass. */
    after: (ms: number) => (time += ms),
    /** The Cookie header of a person. */
    cookieOf: async (name: string, ...roles: Role[]) => (await signedIn(services, name, ...roles)).cookie,
    /** Sends a message as a visitor does, so slowly that no limit is met. @returns its reference */
    send: async (text: string, fields: Readonly<Record<string, unknown>> = {}, locale: 'en' | 'ja' | 'ar' = 'en') => {
      time += 120_000;
      const submission = submissionSchema.parse({ kind: 'idea', message: text, ...fields });
      const submitted = await submit(services, submission, { locale, client: [{ key: 'c0ffee', clients: 1 }] });
      if (!submitted.ok) throw new Error('not stored');
      return submitted.receipt.reference;
    },
    /** A page of the inbox. @param query with its question mark */
    inbox: (query = '', cookie?: string, locale = 'en') => ask(gate, `/${locale}/feedback/inbox/${query}`, {}, cookie),
    table: (query = '', cookie?: string) => ask(table, `/api/feedback/export${query}`, {}, cookie),
    screenshot: (reference: string, cookie?: string) =>
      ask(message, `/api/feedback/${reference}/screenshot`, {}, cookie),
    /** Sends a form of a message's page. */
    post: (reference: string, fields: Readonly<Record<string, string>>, cookie?: string) =>
      ask(message, `/api/feedback/${reference}`, { method: 'POST', body: new URLSearchParams(fields) }, cookie),
  };
}

/** Text of a page without its tags, as it is read. */
export function read(html: string): string {
  return html
    .replace(/<[^>]*>/g, ' ')
    .replace(/&#x27;|&#39;/g, "'")
    .replace(/&quot;|&#34;/g, '"')
    .replace(/&lt;/g, '<')
    .replace(/&gt;/g, '>')
    .replace(/&amp;/g, '&')
    .replace(/[ \n]+/g, ' ');
}

/** References of the messages a page lists, in its order. */
export function listedIn(html: string): string[] {
  return [...html.matchAll(/<code>([0-9A-Z]{10})<\/code>/g)].map(([, reference = '']) => reference);
}
