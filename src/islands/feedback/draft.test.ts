import { LIMITS } from '../../site/limits';
import { clearDraft, readDraft, saveDraft, worthKeeping, type Draft, type OpenStore } from './draft';

const NOW = Date.UTC(2026, 0, 10);
const DAY = 24 * 60 * 60 * 1000;
const DRAFT: Draft = {
  values: { kind: 'idea', message: 'Zeile 1\n行 2', email: '', page: '/ja/posts/' },
  key: '6f1c2b1e-9d1f-4c56-8b9e-0a8b9c6d7e5f',
  tried: true,
  savedAt: NOW,
};

function store(): { readonly open: OpenStore; readonly items: Map<string, string> } {
  const items = new Map<string, string>();
  const open: OpenStore = () => ({
    getItem: (key) => items.get(key) ?? null,
    setItem: (key, value) => void items.set(key, value),
    removeItem: (key) => void items.delete(key),
  });
  return { open, items };
}

it('gives back what was kept, with the key it was tried under', () => {
  const { open } = store();
  expect(readDraft(open, NOW)).toBeNull();
  saveDraft(open, DRAFT);
  expect(readDraft(open, NOW + 1)).toEqual(DRAFT);
  clearDraft(open);
  expect(readDraft(open, NOW + 1)).toBeNull();
});

it('forgets after some days, and what a wrong clock wrote', () => {
  for (const now of [NOW + LIMITS.draftDays * DAY + 1, NOW - DAY - 1]) {
    const { open, items } = store();
    saveDraft(open, DRAFT);
    expect(readDraft(open, now)).toBeNull();
    expect(items.size).toBe(0);
  }
  const { open } = store();
  saveDraft(open, DRAFT);
  expect(readDraft(open, NOW + LIMITS.draftDays * DAY)).toEqual(DRAFT);
});

it('keeps what a clock a little ahead wrote', () => {
  const { open } = store();
  saveDraft(open, DRAFT);
  expect(readDraft(open, NOW - DAY)).toEqual(DRAFT);
});

it('keeps an address that was typed before the message', () => {
  const { open } = store();
  const values = { kind: 'idea', message: '', email: 'a@b.example', page: '' };
  saveDraft(open, { ...DRAFT, values });
  expect(readDraft(open, NOW)).toEqual({ ...DRAFT, values });
});

it('does not give back what another version kept without a word typed', () => {
  const { open, items } = store();
  saveDraft(open, DRAFT);
  const [key = ''] = items.keys();
  items.set(key, JSON.stringify({ format: 1, ...DRAFT.values, message: ' ', savedAt: NOW }));
  expect(readDraft(open, NOW)).toBeNull();
});

it('keeps nothing that was not typed, and drops a draft that was emptied', () => {
  const { open, items } = store();
  saveDraft(open, DRAFT);
  saveDraft(open, { ...DRAFT, values: { kind: 'idea', message: ' \n', email: '', page: '/en/' } });
  expect(items.size).toBe(0);
  expect(worthKeeping({ email: 'a@b.example' })).toBe(true);
});

it.each(['', 'null', '[]', '{', '{"format":2,"message":"x","savedAt":1}', '{"format":1,"message":"x"}', '1'])(
  'takes %j for no draft',
  (json) => {
    const { open, items } = store();
    saveDraft(open, DRAFT);
    const [key = ''] = items.keys();
    items.set(key, json);
    expect(readDraft(open, NOW)).toBeNull();
  },
);

it('reads wrong types of fields as empty ones', () => {
  const { open, items } = store();
  saveDraft(open, DRAFT);
  const [key = ''] = items.keys();
  items.set(key, JSON.stringify({ format: 1, savedAt: NOW, message: 'x', kind: 3, email: {}, page: null, key: 5 }));
  expect(readDraft(open, NOW)).toEqual({
    values: { kind: '', message: 'x', email: '', page: '' },
    key: null,
    tried: false,
    savedAt: NOW,
  });
});

it('goes on where storage is blocked or full', () => {
  const blocked: OpenStore = () => {
    throw new DOMException('denied', 'SecurityError');
  };
  const full: OpenStore = () => ({
    ...store().open(),
    setItem: () => {
      throw new DOMException('no room', 'QuotaExceededError');
    },
  });
  for (const open of [blocked, full]) {
    expect(() => saveDraft(open, DRAFT)).not.toThrow();
    expect(() => clearDraft(open)).not.toThrow();
    expect(readDraft(open, NOW)).toBeNull();
  }
});
