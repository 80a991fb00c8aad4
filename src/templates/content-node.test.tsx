import type { ContentPageContext } from '../components/page-context';
import { aroundText } from './content-node';

// Queries are read from the source; whoever renders knows nothing of them.
jest.mock('gatsby', () => ({ graphql: () => undefined }));

const context = { visibility: 'public', due: null, behind: null } as ContentPageContext;

it('says language and direction of a text that is not in the page’s language', () => {
  expect(aroundText({ ...context, fallback: true })).toMatchObject({ lang: 'en', dir: 'ltr' });
});

it('says nothing of a text in the page’s language', () => {
  expect(Object.keys(aroundText({ ...context, fallback: false }))).toEqual(['notice']);
});
