import { CODE_LANGUAGES } from './code';
import { compileText, problemsOf } from './testing/compile-text';

const fenced = (fence: string, code: string) => `\`\`\`${fence}\n${code}\n\`\`\`\n`;

describe('code', () => {
  it('is coloured by classes, in a named region that runs from left to right', () => {
    const { html } = compileText(fenced('json', '{ "name": "Ada", "age": 36, "is": true }'), { locale: 'ar' });
    expect(html).toBe(
      '<pre dir="ltr" role="region" aria-label="الشيفرة 1" tabindex="0"><code>{ <span class="token-name">"name"</span>: ' +
        '<span class="token-string">"Ada"</span>, <span class="token-name">"age"</span>: ' +
        '<span class="token-literal">36</span>, <span class="token-name">"is"</span>: ' +
        '<span class="token-keyword">true </span>}\n</code></pre>',
    );
  });

  it('stays plain without a language, and escaped', () => {
    expect(compileText(fenced('', '<b>')).html).toContain('<code>&#x3C;b>\n</code>');
  });

  it('takes code within a text as code again', () => {
    const { html } = compileText(fenced('ts', 'const a = `b ${c} d`;'));
    expect(html).toContain('<span class="token-string">`b </span>${c}<span class="token-string"> d`</span>');
  });

  it.each(CODE_LANGUAGES)('knows %s, and loses no character of it', (language) => {
    const code = '<a href="x">1 & 2</a> # {} /* c */ -- `d`\n\tkey: [value] = "e" \'f\' $G';
    const { html } = compileText(fenced(language, code));
    const text = html
      .replace(/<[^>]+>/g, '')
      .replaceAll('&#x3C;', '<')
      .replaceAll('&#x26;', '&');
    expect(text).toBe(`${code}\n`);
  });

  it('shows its title, and is named by it', () => {
    const { html } = compileText(fenced('js title="a & b.js"', 'x'));
    expect(html).toContain('<figure><figcaption>a &#x26; b.js</figcaption><pre');
    expect(html).toContain('aria-label="Code 1: a &#x26; b.js"');
  });

  it('is numbered within its text', () => {
    const labels = [...compileText(fenced('', 'a') + fenced('', 'b')).html.matchAll(/aria-label="([^"]*)"/g)];
    expect(labels.map(([, label]) => label)).toEqual(['Code 1', 'Code 2']);
  });

  it('is refused in an unknown language', () => {
    expect(problemsOf(`text\n\n${fenced('jsno', '{}')}`)).toEqual([
      'content/posts/x/en.mdx:7:1\n  The language "jsno" of the code is not known.\n' +
        '  Fix: Use one of bash, css, diff, graphql, html, ini, js, json, jsx, md, mdx, python, sh, sql, svg, text, toml, ' +
        'ts, tsx, xml, yaml, or none.',
    ]);
    expect(problemsOf(fenced('constructor', 'x'))).toHaveLength(1);
  });

  it('is refused with words behind its language that would do nothing', () => {
    expect(problemsOf(fenced('js {1,3} title="a"', 'x'))).toEqual([
      'content/posts/x/en.mdx:5:1\n  Behind the language of the code stands "{1,3}".\n' +
        '  Fix: Remove it; only title="…" may stand there.',
    ]);
    expect(problemsOf(fenced('js subtitle="a"', 'x')).join()).toContain('stands "subtitle="a"".');
  });
});
