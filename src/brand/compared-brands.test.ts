import { brandLabel } from './compared-brands';
import { sampleBrand } from './testing/compared-brands';

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
