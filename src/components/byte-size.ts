import { perLocale } from './format';
import { useLocale } from './strings';

const megabytes = perLocale(
  (tag) => new Intl.NumberFormat(tag, { style: 'unit', unit: 'megabyte', maximumFractionDigits: 1 }),
);
const kilobytes = perLocale(
  (tag) => new Intl.NumberFormat(tag, { style: 'unit', unit: 'kilobyte', maximumFractionDigits: 0 }),
);

/** Gives a size in the reader's words, of 1,000 bytes and their thousands. */
export function useByteSize(): (bytes: number) => string {
  const locale = useLocale();
  return (bytes) =>
    bytes < 1_000_000
      ? kilobytes(locale).format(Math.ceil(bytes / 1000))
      : megabytes(locale).format(Math.floor(bytes / 100_000) / 10);
}
