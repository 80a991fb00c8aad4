import { parseSiteAnswer, REPLY_CHARACTERS, SHOWN } from './site-answer';

const reply = (text: string) => parseSiteAnswer(`Reply: ${text}`).reply;

describe('what a site says of its reports', () => {
  it.each([
    ['', SHOWN],
    ['Reports: show', SHOWN],
    ['Reports: hide', { ...SHOWN, isHidden: true }],
    ['Reports: index', { ...SHOWN, isIndexable: true }],
    ['\ufeffREPORTS :\tHide  # until the relaunch\r\n', { ...SHOWN, isHidden: true }],
    ['# Facet\rreports: index\rreply: Thank you.\r', { isHidden: false, isIndexable: true, reply: 'Thank you.' }],
    ['Reports: hide\nReply: We moved.', { isHidden: true, isIndexable: false, reply: 'We moved.' }],
  ])('%j', (text, answer) => {
    expect(parseSiteAnswer(text)).toEqual(answer);
  });

  it.each(['Reports: index\nReports: hide', 'Reports: hide\nReports: index', 'Reports: hide\nReports: show'])(
    'shows less where lines contradict each other: %j',
    (text) => {
      expect(parseSiteAnswer(text)).toMatchObject({ isHidden: true, isIndexable: false });
    },
  );

  it('is not indexed where it says both to show and to index', () => {
    expect(parseSiteAnswer('Reports: index\nReports: show').isIndexable).toBe(false);
  });

  it.each([
    'Reports hide',
    'Reports: hidden',
    'X-Reports: hide',
    'Reports: hide index',
    ': hide',
    'hide',
    'Reply?',
    'Rеports: hide',
  ])('passes over %j', (text) => {
    expect(parseSiteAnswer(text)).toEqual(SHOWN);
  });

  it('leaves out the line that the limit cuts', () => {
    expect(parseSiteAnswer('Reply: Whole.\nReports: hide', true)).toEqual({ ...SHOWN, reply: 'Whole.' });
    expect(parseSiteAnswer('Reports: hide', true)).toEqual(SHOWN);
  });
});

describe('a reply', () => {
  it.each([
    ['as it is written', '<b>Tom & Ana</b> say: "100 %" #1'],
    ['in Arabic with marks of direction', 'شكرًا، نعمل على \u200fNorthwind\u200f الجديد.'],
    ['in Japanese', 'ご指摘ありがとうございます。十月に直します。'],
    ['with joined emoji', '👩‍💻 thanks you'],
    ['of just as many characters as may be', '🙂'.repeat(REPLY_CHARACTERS)],
  ])('is taken %s', (_, text) => {
    expect(reply(text)).toBe(text);
  });

  it('has no white space but single spaces', () => {
    expect(reply('  one\u00a0\u00a0 two \u3000three  ')).toBe('one two three');
  });

  it.each([
    ['nothing to see', '\u200b\u200f'],
    ['one character too long', 'a'.repeat(REPLY_CHARACTERS + 1)],
    ['null', 'a\0b'],
    ['escape', 'a\u001b[31mb'],
    ['tab', 'a\tb'],
    ['next line', 'a\u0085b'],
    ['line separator', 'a\u2028b'],
    ['paragraph separator', 'a\u2029b'],
    ['override', 'a\u202eb'],
    ['embedding', 'a\u202ab'],
    ['isolate', 'a\u2067b'],
    ['end of an isolate', 'a\u2069b'],
    ['byte order mark inside', 'a\ufeffb'],
    ['hidden text in tags', 'a\u{e0068}\u{e0069}'],
    ['hidden text in variation selectors', 'a\u{e0101}\u{e0102}'],
    ['malformed UTF-8', 'a\ufffdb'],
    ['half a pair', 'a\ud83d'],
    ['private use', 'a\ue000'],
    ['a pile of marks', `a${'\u0301'.repeat(5)}`],
  ])('is refused with %s', (_, text) => {
    expect(reply(text)).toBe('');
  });

  it('is the first that can be shown', () => {
    expect(parseSiteAnswer('Reply: a\u202eb\nReply: second\nReply: third').reply).toBe('second');
  });

  it('ends with its line', () => {
    expect(parseSiteAnswer('Reply: one\rReports: hide').reply).toBe('one');
  });
});
