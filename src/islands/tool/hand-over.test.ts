import { assess } from '../../brand/assess';
import { extractFacts } from '../../brand/extract';
import type { ReportJson } from '../../brand/sharing/signature';
import { evidence } from '../../brand/testing/evidence';
import { HAND_OVER_KEY, handOver } from './hand-over';
import { takeOver } from './take-over';

const received = JSON.parse(JSON.stringify(assess(extractFacts(evidence())))) as ReportJson;
const signature = { key: 'k1', receipts: 'r'.repeat(43), value: 'v'.repeat(86) };

/** A browser's storage, so far as it is used. */
function storage(refuses = false): Storage {
  const held = new Map<string, string>();
  const refuse = () => {
    throw new DOMException('no', refuses ? 'SecurityError' : 'QuotaExceededError');
  };
  return {
    getItem: (key: string) => (refuses ? refuse() : (held.get(key) ?? null)),
    setItem: (key: string, value: string) => (refuses ? refuse() : void held.set(key, value)),
  } as unknown as Storage;
}

test('a report is handed over as it came, and can be taken more than once', () => {
  const tab = storage();
  expect(handOver({ received, signature }, tab)).toBe(true);
  for (const taken of [takeOver(tab), takeOver(tab)]) {
    expect(taken).toMatchObject({ received, signature, arrival: { from: 'link', receiptsLeftOut: false } });
  }
});

test('what is too long, or what the browser does not keep, is not handed over', () => {
  const tab = storage();
  expect(handOver({ received: { ...received, more: 'x'.repeat(1_000_000) }, signature }, tab)).toBe(false);
  expect(takeOver(tab)).toBeNull();
  expect(handOver({ received, signature }, storage(true))).toBe(false);
  expect(takeOver(storage(true))).toBeNull();
});

test.each(['', '{', 'null', '{"report":{}}'])('%j is no report', (text) => {
  const tab = storage();
  tab.setItem(HAND_OVER_KEY, text);
  expect(takeOver(tab)).toBeNull();
});
