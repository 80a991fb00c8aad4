/** The page about the API shows what the tables have, in every language. */
import { readFileSync } from 'node:fs';
import type { Endpoint } from '../../site/endpoint';
import { ENDPOINTS } from '../../site/endpoints';
import { ERROR_STATUS, type ErrorCode } from '../../site/errors';
import { LOCALES } from '../../site/locales';
import { API_OPERATION_IDS, API_OPERATIONS, API_VERSION, codesOf } from '../../site/open-api';
import { OPENAPI_PATH } from '../../site/tool-addresses';
import { splitFrontMatter } from '../model/front-matter';
import { compileText } from './testing/compile-text';

/** Digits as in English, of any of the site's languages. */
const figures = (text: string): string =>
  text
    .replace(/[\u0660-\u0669]/g, (digit) => String(digit.charCodeAt(0) - 0x660))
    .replace(/(\d)[.,\u00a0\u202f\u066c](?=\d{3})/g, '$1');

describe.each(LOCALES)('the page about the API in %s', (locale) => {
  const { body } = splitFrontMatter(readFileSync(`content/guide/api/${locale}.mdx`, 'utf8'));
  const { html } = compileText(body, { locale });
  const rows = [...html.matchAll(/<tr>.*?<\/tr>/gs)].map(([row]) => row);

  it.each(API_OPERATION_IDS)('says of %s how often it may be asked, and how much of a body is read', (id) => {
    const { endpoint, method, path } = API_OPERATIONS[id];
    const { rateLimit, bodyBytes }: Endpoint = ENDPOINTS[endpoint];
    const row = figures(rows.find((each) => each.includes(`>${method} ${path}</code>`)) ?? '');
    if (rateLimit !== null) {
      for (const figure of [rateLimit.windowLimit, rateLimit.windowSize]) expect(row).toContain(String(figure));
    }
    if (method !== 'GET') expect(row).toContain(`>${bodyBytes}<`);
  });

  it('lists every code with its status', () => {
    const codes = new Set<ErrorCode>(API_OPERATION_IDS.flatMap(codesOf));
    for (const code of codes) {
      const row = rows.find((each) => each.includes(`<code dir="ltr">${code}</code>`)) ?? '';
      expect([code, row.includes(`>${figures(String(ERROR_STATUS[code]))}<`)]).toEqual([code, true]);
    }
  });

  it('leads to the description for programs, and names its version', () => {
    expect(html).toContain(`href="${OPENAPI_PATH}"`);
    expect(html).toContain(API_VERSION);
  });

  it('types no figure that the tables have', () => {
    const outside = body.replaceAll(/\[RFC \d+\]\([^)]*\)/g, '').replaceAll(/^\d+\. /gm, '');
    expect(outside).not.toMatch(/\d/);
  });
});
