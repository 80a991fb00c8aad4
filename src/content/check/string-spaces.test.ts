import { spaceFlaws } from './string-spaces';

const found = (text: string, locale: 'fr' | 'en' = 'fr') => spaceFlaws({ locale, key: 'a.b', text }).length;

it('names a space at which a French line may break before a mark', () => {
  for (const text of ['Rien : rien', 'Qui ?', 'Là ; ici', '« Nom\u00a0»', '«\u00a0Nom »', 'Non !']) {
    expect([text, found(text)]).toEqual([text, 1]);
  }
});

it('wants the narrow one before tall marks, and the wide one before a colon and inside quotes', () => {
  expect(found('Qui\u00a0?')).toBe(1);
  expect(found('Qui\u202f?')).toBe(0);
  expect(found('Rien\u202f: rien')).toBe(1);
  expect(found('Rien\u00a0: «\u00a0Nom\u00a0»')).toBe(0);
});

it('leaves code and other languages alone', () => {
  expect(found('User-agent: * et {{a}}:{{b}}')).toBe(0);
  expect(found('Who ?', 'en')).toBe(0);
});
