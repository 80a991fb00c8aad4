import { readdirSync, readFileSync } from 'node:fs';

describe('the typed keys', () => {
  it('are those of every namespace of the default locale, and of no other', () => {
    const text = readFileSync('src/components/string-keys.ts', 'utf8');
    const typed = [
      ...text.matchAll(/^ {2}'?([\w-]+)'?: typeof import\('\.\.\/\.\.\/locales\/en\/([\w-]+)\.json'\);$/gm),
    ];
    const namespaces = readdirSync('locales/en').map((file) => file.replace('.json', ''));
    expect(typed.map(([, namespace]) => namespace).sort()).toEqual(namespaces.sort());
    expect(typed.filter(([, namespace, file]) => file !== namespace)).toEqual([]);
  });
});
