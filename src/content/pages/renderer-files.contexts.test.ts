import { mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { PageContext } from '../../components/page-context';
import { CONTEXTS, type ContextPlaces } from '../../site/renderer-files';
import { gatsbyContext, PageContexts } from './renderer-files';

type Context = PageContext & Readonly<Record<string, unknown>>;

const german = { locale: 'de', pagePath: '/de/', title: 'Öffnungszeiten', id: 'x', ids: ['y'] } as unknown as Context;
const arabic = { ...german, locale: 'ar', title: 'ساعات العمل' } as Context;

it('is a digest beside the query’s variables in a build, by which the renderer finds it', () => {
  const contexts = new PageContexts();
  const { page, ...rest } = gatsbyContext(german, contexts, 'build');
  const { page: second } = gatsbyContext(arabic, contexts, 'build');
  expect(rest).toEqual({ id: 'x', ids: ['y'], i18n: { language: 'de', languages: ['de'], defaultLanguage: 'en' } });
  const root = mkdtempSync(join(tmpdir(), 'contexts-'));
  mkdirSync(join(root, '.cache'));
  try {
    contexts.write(root);
    const places = JSON.parse(readFileSync(join(root, CONTEXTS.places), 'utf8')) as ContextPlaces;
    const texts = readFileSync(join(root, CONTEXTS.texts));
    const contextOf = (digest: unknown) => {
      const [offset, length] = places[String(digest)] ?? [0, 0];
      return JSON.parse(texts.subarray(offset, offset + length).toString('utf8')) as unknown;
    };
    expect(contextOf(page)).toEqual(german);
    expect(contextOf(second)).toEqual(arabic);
  } finally {
    rmSync(root, { recursive: true });
  }
});

it('is as it is in `gatsby develop`', () => {
  const i18n = { language: 'de', languages: ['de'], defaultLanguage: 'en' };
  expect(gatsbyContext(german, new PageContexts(), 'develop')).toEqual({ ...german, i18n });
});
