import { LIMITS } from '../../site/limits';
import { filterQuery, inboxPath, readInboxQuery } from './inbox-query';

it('reads a filter as it is written, so that it holds on the next page and in the table', () => {
  const filter = { status: 'new', kind: 'idea', trust: 'trusted', language: 'ja', search: 'a & b' } as const;
  expect(readInboxQuery(new URLSearchParams(filterQuery(filter)))).toMatchObject(filter);
  expect(filterQuery(readInboxQuery(new URLSearchParams()))).toBe('');
});

it('searches for as many characters as are told, and for nothing that is not one of the choices', () => {
  const long = `  ${'x'.repeat(LIMITS.searchCharacters + 1)}`;
  const query = readInboxQuery(new URLSearchParams({ search: long, status: 'open', kind: 'toString', done: 'gone' }));
  expect(query.search).toBe('x'.repeat(LIMITS.searchCharacters));
  expect([query.status, query.kind, query.done]).toEqual([undefined, undefined, null]);
});

it('leads to a part of the inbox with what the part is, and with no empty field', () => {
  const filter = { status: 'new', search: '' } as const;
  expect(inboxPath('de', { search: '' })).toBe('/de/feedback/inbox/');
  expect(inboxPath('de', filter)).toBe('/de/feedback/inbox/?status=new');
  expect(inboxPath('de', { search: '' }, { after: 'x' })).toBe('/de/feedback/inbox/?after=x');
  expect(inboxPath('de', filter, { after: 'x' })).toBe('/de/feedback/inbox/?status=new&after=x');
});
