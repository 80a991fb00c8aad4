/** Envelopes as Sentry publishes them, with the DSN they are for. */

/** The DSN of the published examples. */
export const PUBLISHED_DSN = 'https://e12d836b15bb49d7bbf99e64295d995b:@sentry.io/42';

const EVENT = '{"message":"hello world","level":"error"}';

const bytes = (text: string) => Buffer.from(text, 'latin1');
export const HEADER = `{"event_id":"9ec79c33ec9942ab8353589fcb2e04dc","dsn":"${PUBLISHED_DSN}"}\n`;
const BARE = '{"event_id":"9ec79c33ec9942ab8353589fcb2e04dc"}\n';
const HELLO =
  '{"type":"attachment","length":10,"content_type":"text/plain","filename":"hello.txt"}\n\xef\xbb\xbfHello\r\n\n';
const MESSAGE = `{"type":"event","length":41,"content_type":"application/json","filename":"application.log"}\n${EVENT}`;

/** "Full Examples" of https://develop.sentry.dev/sdk/foundations/transport/envelopes/ and the minimal one before them. */
export const PUBLISHED_ENVELOPES: readonly (readonly [string, Buffer])[] = [
  ['a header alone', bytes('{"event_id":"12c2d058d58442709aa2eca08bf20986"}')],
  ['2 items', bytes(`${HEADER}${HELLO}${MESSAGE}\n`)],
  ['2 items, last newline omitted', bytes(`${HEADER}${HELLO}${MESSAGE}`)],
  ['2 empty attachments', bytes(`${BARE}{"type":"attachment","length":0}\n\n{"type":"attachment","length":0}\n\n`)],
  [
    '2 empty attachments, last newline omitted',
    bytes(`${BARE}{"type":"attachment","length":0}\n\n{"type":"attachment","length":0}\n`),
  ],
  ['implicit length, ended by a newline', bytes(`${BARE}{"type":"attachment"}\nhelloworld\n`)],
  ['implicit length, ended by the end', bytes(`${BARE}{"type":"attachment"}\nhelloworld`)],
  [
    'without headers, implicit length',
    bytes('{}\n{"type":"session"}\n{"started": "2020-02-07T14:16:00Z","attrs":{"release":"sentry-test@1.0.0"}}'),
  ],
];
