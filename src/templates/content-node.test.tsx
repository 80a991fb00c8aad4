import type { ContentPageContext } from '../components/page-context';
import { aroundText } from './content-node';

// `graphql` marks a query for Gatsby, and does nothing when a component is rendered.
jest.mock('gatsby', () => ({ graphql: () => undefined }));

const context = { visibility: 'public', due: null, behind: null } as ContentPageContext;

it('says language and direction of a text that is not in the page’s language', () => {
  expect(aroundText({ ...context, fallback: true })).toMatchObject({ lang: 'en', dir: 'ltr' });
});

it('says nothing of a text in the page’s language', () => {
  expect(Object.keys(aroundText({ ...context, fallback: false }))).toEqual(['notice']);
});
