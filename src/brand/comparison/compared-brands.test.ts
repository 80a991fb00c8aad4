import { brandLabel, brandNames } from './compared-brands';
import { sampleBrand } from '../testing/compared-brands';

const { portrait } = sampleBrand('a.example', [], '1.0');
const label = (address: string, origin: string, name: string | null = null) =>
  brandLabel({ target: { address, origin }, portrait: { ...portrait, name } });

it('is the host, with its port', () => {
  expect(label('x', 'https://a.example')).toBe('a.example');
  expect(label('x', 'http://localhost:8888')).toBe('localhost:8888');
});

it('never is the stand-in for pasted HTML', () => {
  expect(label('draft of May', 'https://pasted.invalid', 'Northwind')).toBe('draft of May');
  expect(label('', 'https://pasted.invalid', 'Northwind')).toBe('Northwind');
  expect(label('', 'https://pasted.invalid')).toBe('—');
});

describe('names beside each other', () => {
  const names = (...all: readonly (string | null)[]) =>
    brandNames(
      all.map((name, index) => ({
        target: { address: 'x', origin: `https://${String(index)}.example` },
        portrait: { ...portrait, name },
      })),
    );

  it('are the brands’ own, or the host where none is stated', () => {
    expect(names('Northwind', null, 'Harbour Line')).toEqual(['Northwind', '1.example', 'Harbour Line']);
  });

  it('are hosts where two brands are called alike, or by a whole sentence', () => {
    expect(names('Acme', 'ACME', 'Other')).toEqual(['0.example', '1.example', 'Other']);
    expect(names('x'.repeat(33), 'x'.repeat(32))).toEqual(['0.example', 'x'.repeat(32)]);
  });
});
