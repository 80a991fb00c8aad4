import { loadWords } from './words';
import { configProblemsText } from './config-problems';
import { readConfig } from './config';

const read = (value: unknown) => readConfig(JSON.stringify(value));
const WHOLE = {
  $schema: './config.schema.json',
  addresses: ['https://northwind.example'],
  site: 'https://facet.example',
  gates: { minScore: 73.6, min: { identity: 90 }, failOn: ['https'], notWorseThan: 'base.json' },
  accepted: [
    { cause: 'share-image', reason: 'New photos come in spring', until: '2027-04-30' },
    { cause: 'csp', reason: 'The shop needs inline scripts', until: '2027-01-31' },
  ],
};

it('takes a configuration as a whole, and an empty one', () => {
  expect(read(WHOLE)).toEqual({ ok: true, config: WHOLE });
  expect(read({})).toEqual({ ok: true, config: {} });
});

describe('a configuration that is wrong', () => {
  const accepted = (change: object) => ({ accepted: [{ ...WHOLE.accepted[0], ...change }] });
  it.each([
    ['a key misspelt', { gates: { minscore: 80 } }, 'gates.minscore', 'unknown-key', 'Did you mean minScore?'],
    ['a score beyond 100', { gates: { minScore: 101 } }, 'gates.minScore', 'malformed', ''],
    ['a score of two decimals', { gates: { minScore: 79.55 } }, 'gates.minScore', 'malformed', ''],
    ['a score in words', { gates: { minScore: '80' } }, 'gates.minScore', 'malformed', ''],
    [
      'a dimension misspelt',
      { gates: { min: { identty: 80 } } },
      'gates.min.identty',
      'unknown-key',
      'Did you mean identity?',
    ],
    ['a check misspelt', { gates: { failOn: ['httsp'] } }, 'gates.failOn.0', 'not-a-choice', 'Did you mean https?'],
    ['no reason', accepted({ reason: ' ' }), 'accepted.0.reason', 'required', ''],
    ['no end date', accepted({ until: undefined }), 'accepted.0.until', 'required', ''],
    ['an invalid day', accepted({ until: '2027-02-30' }), 'accepted.0.until', 'malformed', ''],
    ['an unknown cause', accepted({ cause: 'share-imag' }), 'accepted.0.cause', 'not-a-choice', 'share-image?'],
    ['no addresses', { addresses: [] }, 'addresses', 'required', ''],
    ['a score that is close to a word', { gates: { minScore: 'minScor' } }, 'gates.minScore', 'malformed', ''],
    ['a key like none', { colour: 'red' }, 'colour', 'unknown-key', ''],
    ['a site that no page can link to', { site: 'ftp://facet.example' }, 'site', 'malformed', ''],
    ['a site that is no address', { site: 'facet' }, 'site', 'malformed', ''],
  ])('with %s names the place', async (_, value, place, flaw, hint) => {
    const result = read(value);
    expect(result).toMatchObject({ ok: false, problems: [{ code: 'wrong', place, flaw }] });
    if (result.ok) return;
    const text = configProblemsText(await loadWords('en', 'shown'), 'facet.config.json', result.problems);
    expect(text).toContain(`facet.config.json, ${place}:`);
    expect(text).toContain(hint);
    expect(text.includes('Did you mean')).toBe(hint !== '');
  });

  it('that is no JSON says where', () => {
    expect(readConfig('{"gates": }')).toMatchObject({
      problems: [{ code: 'not-json', cause: expect.stringMatching(/./) as string }],
    });
  });

  it('that accepts a cause twice', () => {
    const [first] = WHOLE.accepted;
    expect(read({ accepted: [first, first] })).toMatchObject({ problems: [{ code: 'twice', id: 'share-image' }] });
    expect(read({ accepted: [first, { ...first, label: 'shop' }] })).toMatchObject({ ok: true });
  });

  it('is told of all its mistakes at once, each unknown key with those that there are', async () => {
    const result = read({ colour: 'red', gates: { minscore: 80, min: { identty: 90 }, failOn: ['httsp'] } });
    if (result.ok) throw new Error('it is wrong');
    const text = configProblemsText(await loadWords('en', 'shown'), 'facet.config.json', result.problems);
    expect(text.split('\n')).toHaveLength(4);
    expect(text).toContain('facet.config.json, colour: ');
    expect(text).toContain('Known here: $schema, addresses, site, gates and accepted.');
    expect(text).toMatch(/gates\.minscore: .*Did you mean minScore\? Known here: minScore, min, failOn, /);
    expect(text).toMatch(/gates\.min\.identty: .*Did you mean identity\? Known here: identity, previews, /);
    expect(text).toMatch(/gates\.failOn\.0: .*Did you mean https\?$/m);
  });
});
