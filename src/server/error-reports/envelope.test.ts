import { parseEnvelope } from './envelope';

const DSN = 'https://abc@sentry.io/42';
const HEADER = JSON.stringify({ dsn: DSN });
const parse = (text: string) => {
  const envelope = parseEnvelope(new TextEncoder().encode(text));
  return (
    envelope && {
      ...envelope,
      items: envelope.items.map((item) => [item.type, new TextDecoder().decode(item.payload)]),
    }
  );
};
const items = (count: number) => '{"type":"event","length":1}\n1\n'.repeat(count);

describe('parseEnvelope', () => {
  it.each<[string, string, readonly (readonly [string, string])[]]>([
    ['without an item', HEADER, []],
    ['with empty lines behind the last item', `${HEADER}\n{"type":"event"}\n1\n\n\n`, [['event', '1']]],
    [
      'with empty lines between items',
      `${HEADER}\n{"type":"a"}\n1\n\n{"type":"b"}\n2`,
      [
        ['a', '1'],
        ['b', '2'],
      ],
    ],
    ['with a line break in what has a length', `${HEADER}\n{"type":"a","length":3}\n1\n2\n`, [['a', '1\n2']]],
    ['with a payload of nothing', `${HEADER}\n{"type":"a","length":0}\n`, [['a', '']]],
  ])('reads one %s', (_, text, expected) => {
    expect(parse(text)).toEqual({ dsn: DSN, items: expected });
  });

  it('reads one that does not say whom it is for', () => {
    expect(parse('{}')).toEqual({ dsn: null, items: [] });
    expect(parse('{"dsn":null}')).toEqual({ dsn: null, items: [] });
  });

  it('takes fifty items and no more', () => {
    expect(parse(`${HEADER}\n${items(50)}`)?.items).toHaveLength(50);
    expect(parse(`${HEADER}\n${items(51)}`)).toBeNull();
  });

  it.each([
    ['a DSN that is no text', '{"dsn":1}'],
    ['a length of a half', `${HEADER}\n{"type":"a","length":0.5}\n1`],
    ['one byte too few', `${HEADER}\n{"type":"a","length":3}\n12`],
    ['one byte too many', `${HEADER}\n{"type":"a","length":1}\n12`],
    ['nothing at all', ''],
  ])('takes %s for none', (_, text) => {
    expect(parse(text)).toBeNull();
  });
});
