/** Answers that say why a request failed: a page for people, `application/problem+json` (RFC 9457) for programs. */
import { PageHeader } from '../../components/PageHeader';
import { translator } from '../../components/strings';
import { ERROR_STATUS, type ErrorCode } from '../../site/errors';
import type { Locale } from '../../site/locales';
import { pageResponse, shellResponse, type Audience } from './answers';
import type { ShellName } from './artifacts';
import type { FieldErrors } from './field-errors';
import { createStrings } from './strings';

export interface Failure {
  readonly code: ErrorCode;
  readonly fields?: FieldErrors;
  /** Name of a field → what was probably meant. */
  readonly suggestions?: Readonly<Record<string, string>>;
  /** When to come back, for 429 and 503. */
  readonly retryAfterSeconds?: number;
  /** Place in the line, where one has to wait, and what keeps it: to be sent with the next request. */
  readonly place?: number;
  readonly ticket?: string;
  /** Name of a field → what keeps the place of its site, where several were asked for. */
  readonly tickets?: Readonly<Record<string, string>>;
  /** Methods that are answered, for 405. */
  readonly allow?: readonly string[];
  /** Id of the logged error, for 500. */
  readonly digest?: string;
}

interface FailureAudience extends Audience {
  /** Whether a page is wanted. */
  readonly html: boolean;
  /** Path below the locale of the page that failed or asked, for links to it in all languages; empty without a page. */
  readonly path: string;
}

const strings = createStrings(['errors', 'site']);

/** Failures with a whole page of their own; the others are words in the shell for pages. */
const OWN_PAGES: Partial<Record<ErrorCode, ShellName>> = {
  'not-signed-in': '401',
  'not-allowed': '403',
  'not-found': '404',
  unexpected: '500',
};

function headersOf({ code, allow, retryAfterSeconds }: Failure): Record<string, string> {
  return {
    ...(allow ? { Allow: allow.join(', ') } : {}),
    ...(retryAfterSeconds === undefined ? {} : { 'Retry-After': String(retryAfterSeconds) }),
    // RFC 9110 §11.6.1 asks for a challenge with 401. There is no scheme for "sign in on a page".
    ...(code === 'not-signed-in' ? { 'WWW-Authenticate': 'Session realm="Facet"' } : {}),
  };
}

function problem({ code, fields, suggestions, place, ticket, tickets, digest }: Failure, locale: Locale): Response {
  const t = translator(strings, locale, 'errors');
  const body = {
    type: `urn:facet:problem:${code}`,
    title: t(`${code}.title`),
    detail: t(`${code}.detail`),
    status: ERROR_STATUS[code],
    code,
    ...(fields ? { fields } : {}),
    ...(suggestions ? { suggestions } : {}),
    ...(place === undefined ? {} : { place }),
    ...(ticket === undefined ? {} : { ticket }),
    ...(tickets === undefined ? {} : { tickets }),
    ...(digest === undefined ? {} : { digest }),
  };
  return Response.json(body, { status: body.status, headers: { 'Content-Type': 'application/problem+json' } });
}

function page({ code, digest }: Failure, audience: FailureAudience): Promise<Response> {
  const { locale, path } = audience;
  const t = translator(strings, locale, 'errors');
  const status = ERROR_STATUS[code];
  const own = OWN_PAGES[code];
  if (own !== undefined) {
    return shellResponse(audience, strings, own, status, {
      path,
      ...(digest === undefined ? {} : { digest: t('digest', { digest }) }),
    });
  }
  return pageResponse(
    audience,
    strings,
    { status, path, title: t(`${code}.title`) },
    <div className="sheet">
      <PageHeader title={t(`${code}.title`)} lede={t(`${code}.detail`)} />
      {digest !== undefined && <p>{t('digest', { digest })}</p>}
      {path !== '' && (
        <div className="prose">
          <p>
            <a className="button" href={`/${locale}/${path}`}>
              {t('back')}
            </a>
          </p>
        </div>
      )}
    </div>,
  );
}

/** What is sent if no page can be made: a sentence for people first, then the generic message and the digest. */
export function lastWords(locale: Locale, digest: string): string {
  const t = translator(strings, locale, 'errors');
  return `${t('unexpected.title')}\n\n${t('unexpected.detail')}\n${t('digest', { digest })}\n`;
}

/** The answer a failure gets. */
export async function failureResponse(failure: Failure, audience: FailureAudience): Promise<Response> {
  const response = audience.html ? await page(failure, audience) : problem(failure, audience.locale);
  for (const [name, value] of Object.entries(headersOf(failure))) response.headers.set(name, value);
  return response;
}
