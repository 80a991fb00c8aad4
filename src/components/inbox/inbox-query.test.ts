import { filterQuery, readInboxQuery } from './inbox-query';

it('reads a filter as it is written, so that it holds on the next page and in the table', () => {
  const filter = { status: 'new', kind: 'idea', trust: 'trusted', language: 'ja', search: 'a & b' } as const;
  expect(readInboxQuery(new URLSearchParams(filterQuery(filter)))).toMatchObject(filter);
  expect(filterQuery(readInboxQuery(new URLSearchParams()))).toBe('');
});
