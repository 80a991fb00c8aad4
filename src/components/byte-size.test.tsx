import { shown } from './testing/shown';
import { useByteSize } from './byte-size';

function Size({ bytes }: { readonly bytes: number }) {
  return useByteSize()(bytes);
}

it.each([
  [1, '1 kB'],
  [999_001, '1,000 kB'],
  [1_000_000, '1 MB'],
  [1_990_000, '1.9 MB'],
])('says of %d bytes that they are %s: a whole kilobyte at least, never a megabyte more', (bytes, text) => {
  expect(shown(<Size bytes={bytes} />)).toBe(text);
});

it('has the digits and units of the language', () => {
  expect(shown(<Size bytes={1_500_000} />, 'de')).toMatch(/^1,5\sMB$/);
  expect(shown(<Size bytes={1_500_000} />, 'fr')).toMatch(/^1,5\sMo$/);
});
