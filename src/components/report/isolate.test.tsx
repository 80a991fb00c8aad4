import { renderToStaticMarkup } from 'react-dom/server';
import { isolate, Isolated } from './isolate';

function shown(text: string): string {
  return renderToStaticMarkup(<Isolated text={text} />);
}

describe('Isolated', () => {
  it('sets untrusted text apart, wherever it is in the sentence', () => {
    expect(shown(`${isolate('نورث ويند')} and ${isolate('Northwind')} differ`)).toBe(
      '<bdi>نورث ويند</bdi> and <bdi>Northwind</bdi> differ',
    );
  });

  it('keeps double brackets from being taken for places of values, and shows them as they were', () => {
    for (const name of ['{{name}}', '{{{name}}}', 'a {b} {{']) {
      expect(isolate(name)).not.toContain('{{');
      expect(shown(isolate(name))).toBe(`<bdi>${name}</bdi>`);
    }
  });

  it('shows markup as text', () => {
    expect(shown(`Named ${isolate('<img src=x onerror=alert(1)>')}`)).toBe(
      'Named <bdi>&lt;img src=x onerror=alert(1)&gt;</bdi>',
    );
  });

  it('lets nothing reach beyond its own place', () => {
    expect(shown(`a ${isolate('\u202Eevil\u2069\u2067')} b`)).toBe('a <bdi>evil</bdi> b');
  });

  it('keeps an empty value', () => {
    expect(shown(`The title is ${isolate('')}.`)).toBe('The title is <bdi></bdi>.');
  });
});
