/** `POST /api/reports/answer`: immediately reads what a site says about its published reports, for anyone who asks. */
import { z } from 'zod';
import { parseTypedUrl } from '../../brand/urls/typed-url';
import { SiteAnswerFormPage, SiteAnswerPage, type AnswerNotRead } from '../../components/SiteAnswer';
import { translator } from '../../components/strings';
import { ERROR_STATUS, type ErrorCode } from '../../site/errors';
import { LIMITS } from '../../site/limits';
import { EVERY_LOCALE } from '../../site/pseudo-locales';
import { pageResponse } from '../platform/answers';
import type { Answer, Call, Handler } from '../platform/endpoint';
import { countRequest } from '../platform/store';
import { createStrings } from '../platform/strings';
import { askSite, type Asked } from './ask-site';
import { answerName, readSiteAnswer, SHOWN } from './store';

const schema = z.strictObject({
  site: z.string().max(LIMITS.pathCharacters).default(''),
  locale: z.enum(EVERY_LOCALE).optional(),
});

type Fields = z.output<typeof schema>;

const strings = createStrings(['crawler', 'errors', 'site']);

const CODES: Readonly<Record<AnswerNotRead, ErrorCode>> = {
  unreachable: 'site-unreachable',
  refused: 'site-unreadable',
  robots: 'site-unreadable',
  elsewhere: 'site-unreadable',
  'too-slow': 'site-too-slow',
  resting: 'site-resting',
  paused: 'assessing-paused',
};

/**
 * Asks a site at most once a minute, whether or not we keep anything about it. We only keep something about sites with
 * a published report, so typing many names leaves nothing behind.
 */
async function askAgain({ services }: Call<Fields>, origin: string): Promise<Asked> {
  const limit = { windowLimit: 1, windowSize: LIMITS.siteAnswerPauseSeconds };
  const verdict = await countRequest(services, 'site-answer-of-site', [{ key: answerName(origin), clients: 1 }], limit);
  if (verdict.allowed) return askSite(services, origin, { onlyKnown: true });
  const kept = await readSiteAnswer(services.storage, origin);
  const { retryAfterSeconds } = verdict;
  return { state: 'not-read', why: 'resting', retryAfterSeconds, answer: kept?.answer ?? SHOWN };
}

async function told(call: Call<Fields>, origin: string, asked: Asked): Promise<Answer> {
  const { answer } = asked;
  const notRead = asked.state === 'not-read' ? asked : null;
  const code = notRead && CODES[notRead.why];
  const retryAfterSeconds = notRead?.retryAfterSeconds;
  const retry = retryAfterSeconds === undefined ? {} : { retryAfterSeconds };
  if (!call.html) return code === null ? Response.json({ origin, ...answer }) : { code, ...retry };
  const site = new URL(origin).host;
  const title = translator(strings, call.locale, 'crawler')('answer.title', { site });
  const page = await pageResponse(
    call,
    strings,
    { status: code === null ? 200 : ERROR_STATUS[code], path: 'about/', title },
    <SiteAnswerPage
      origin={origin}
      answer={answer}
      {...(asked.state === 'read' ? { from: asked.from } : { why: asked.why })}
      retryAfterSeconds={retryAfterSeconds}
    />,
  );
  if (retryAfterSeconds !== undefined) page.headers.set('Retry-After', String(retryAfterSeconds));
  return page;
}

export const siteAnswerHandler: Handler<Fields> = {
  schema,
  async respond(call) {
    const { services, locale, html, fields } = call;
    const { sampleHosts } = services.environment;
    const parsed = parseTypedUrl(fields.site, { sampleHosts: Object.keys(sampleHosts) });
    if (parsed.ok) return told(call, parsed.origin, await askAgain(call, parsed.origin));
    const { code } = parsed;
    if (!html) return { code, fields: { site: code } };
    const title = translator(strings, locale, 'crawler')('answer.titleForm');
    const error = translator(strings, locale, 'errors')(`${code}.title`);
    const form = <SiteAnswerFormPage typed={fields.site} error={error} />;
    return pageResponse(call, strings, { status: ERROR_STATUS[code], path: 'about/', title }, form);
  },
};
