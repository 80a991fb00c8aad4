import type { PageContext } from '../../components/page-context';
import { gatsbyContext } from './gatsby-context';

const context = { locale: 'de', pagePath: '/de/', id: 'x', ids: ['y'] } as unknown as PageContext &
  Readonly<Record<string, unknown>>;

it('is JSON beside the query’s variables in a build, and as it is in `gatsby develop`', () => {
  const { page, ...rest } = gatsbyContext(context, 'build');
  expect(JSON.parse(String(page))).toEqual(context);
  expect(rest).toEqual({ id: 'x', ids: ['y'], i18n: { language: 'de', languages: ['de'], defaultLanguage: 'en' } });
  expect(gatsbyContext(context, 'develop')).toEqual({ ...context, i18n: rest['i18n'] });
});
