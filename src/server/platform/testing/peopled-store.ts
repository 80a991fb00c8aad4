/** A store that people have used in every way, and words that give them away. */
import { deflateSync, crc32 } from 'node:zlib';
import { clientOf } from '../client-key';
import { countRequest } from '../store';
import type { Services, Session } from '../services';
import { beginSession, endAllSessions } from '../../accounts/sessions';
import { saveReports } from '../../accounts/saved-reports';
import { comparisonBody, reportBody } from '../../accounts/testing/saved-bodies';
import { TEST_IDENTITY } from '../../accounts/testing/signed-in';
import { finishTransaction } from '../../accounts/transaction';
import { changeMessage, deleteMessage } from '../../feedback/inbox';
import { listMessages } from '../../feedback/listing';
import { issueChallenge } from '../../feedback/proof';
import { privateSecrets } from '../private-secrets';
import { submissionSchema } from '../../feedback/submission';
import { submit } from '../../feedback/submit';
import { solve } from '../../feedback/testing/solve';

/** A member who is an editor, too. */
export const ADA = { name: 'Ada Zqxlovelace', email: 'ada@zqxmail.example', subject: 'zqxsubject4711' };

/** A visitor who sends messages. */
const BO = { email: 'bo@zqxpost.example', words: 'My zqxwords about the page' };

const NOTE = 'Thanks for your zqxmessage';
const BRANDS = ['zqxone.example', 'zqxtwo.example'] as const;

/** Words that identify someone, each stored somewhere. */
export const WORDS_OF_PEOPLE = [ADA.name, ADA.email, ADA.subject, BO.email, BO.words, NOTE, ...BRANDS];

/** One grey pixel. */
function picture(): File {
  const chunk = (type: string, data: Buffer) => {
    const typed = Buffer.concat([Buffer.from(type), data]);
    const [length, check] = [Buffer.alloc(4), Buffer.alloc(4)];
    length.writeUInt32BE(data.length);
    check.writeUInt32BE(crc32(typed));
    return Buffer.concat([length, typed, check]);
  };
  const head = Buffer.from('00000001000000010800000000', 'hex');
  const beginning = Buffer.from('89504e470d0a1a0a', 'hex');
  const data = deflateSync(Buffer.from([0, 128]));
  return new File([beginning, chunk('IHDR', head), chunk('IDAT', data), chunk('IEND', Buffer.alloc(0))], 'a.png');
}

export interface Peopled {
  /** Ada's sessions on two devices. */
  readonly sessions: readonly [Session, Session];
  /** The Cookie header of the first. */
  readonly cookie: string;
  /** References of messages: with a picture, and changed by Ada; then others. */
  readonly references: readonly string[];
}

export async function signInAda(services: Services): Promise<{ readonly session: Session; readonly cookie: string }> {
  const request = new Request('https://facet.example/api/auth/callback', { headers: { 'user-agent': 'Mozilla/5.0' } });
  const profile = { issuer: TEST_IDENTITY.issuer, ...ADA, roles: ['editor'] as const };
  const { session, cookie } = await beginSession(services, request, profile);
  return { session, cookie: cookie.split(';')[0] ?? '' };
}

/** Sends a message as Bo does. @returns its reference */
export async function sendAsBo(services: Services, words: string, more: Readonly<Record<string, unknown>> = {}) {
  const submission = submissionSchema.parse({ kind: 'idea', message: words, email: BO.email, ...more });
  const submitted = await submit(services, submission, { locale: 'en', client: [{ key: 'c0ffee', clients: 1 }] });
  if (!submitted.ok) throw new Error('not stored');
  return submitted.receipt.reference;
}

/** @param services of a site with accounts, whose clock advances on its own, and with a channel for notifications */
export async function peopleStore(services: Services): Promise<Peopled> {
  const { storage, environment, now } = services;
  const before = await signInAda(services);
  await endAllSessions(services, before.session.member);
  const [first, second] = [await signInAda(services), await signInAda(services)];
  await finishTransaction(services, { state: 'a state of thirty-two characters', exp: now().getTime() / 1000 });
  await saveReports(services, first.session, reportBody(BRANDS[0]));
  await saveReports(services, first.session, comparisonBody(...BRANDS));

  const [secret] = await privateSecrets(storage, environment);
  const altcha = solve(await issueChallenge(secret, now()));
  const references = [await sendAsBo(services, BO.words, { altcha, screenshot: picture() })];
  for (let n = 0; n < 11; n += 1) references.push(await sendAsBo(services, `${BO.words}, again ${String(n)}`));
  const editor = { name: ADA.name, member: first.session.member };
  await changeMessage(storage, references[0] ?? '', { note: NOTE, revision: 1 }, editor, now());
  await deleteMessage(storage, references[1] ?? '', editor, now());
  await listMessages(storage, {}, '', null);
  const client = await clientOf(services, '203.0.113.7');
  await countRequest(services, 'assess', client, { windowLimit: 3, windowSize: 60 });
  return { sessions: [first.session, second.session], cookie: first.cookie, references };
}
