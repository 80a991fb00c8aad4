import { AddressForm } from './AddressForm';
import { elements, shown } from './testing/shown';

function address(html: string): ReadonlyMap<string, string> {
  const field = elements(html, 'input').find((input) => input.get('name') === 'address');
  if (field === undefined) throw new Error('no address field');
  return field;
}

it('ties an error to the field and keeps what was typed', () => {
  const html = shown(<AddressForm action="/api/assess" method="post" value="local<host" error="Not public." />);
  const field = address(html);
  expect(field.get('value')).toBe('local&lt;host');
  expect(field.get('aria-invalid')).toBe('true');
  for (const id of field.get('aria-describedby')?.split(' ') ?? []) expect(html).toContain(`id="${id}"`);
  expect(html).toMatch(/id="address-error">Not public\.</);
});

it('claims no error where there is none', () => {
  const field = address(shown(<AddressForm action="/x" method="get" />));
  expect(field.has('aria-invalid')).toBe(false);
  expect(field.get('aria-describedby')).toBe('address-hint');
});

it('sends the locale to the assessment, and nothing but the address into a page’s address', () => {
  const names = (method: 'get' | 'post') =>
    elements(shown(<AddressForm action="/x" method={method} />, 'ar'), 'input').map((input) => [
      input.get('name'),
      input.get('value'),
    ]);
  expect(names('post')).toContainEqual(['locale', 'ar']);
  expect(names('get').map(([name]) => name)).toEqual(['address']);
});

it('keeps addresses left to right on a page that is not', () => {
  expect(address(shown(<AddressForm action="/x" method="get" />, 'ar')).get('dir')).toBe('ltr');
});
