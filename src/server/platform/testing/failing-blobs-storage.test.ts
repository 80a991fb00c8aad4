import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as failing from './failing-blobs-storage';

it('has what services.ts imports of the storage it stands in for', () => {
  const services = readFileSync(join(__dirname, '../services.ts'), 'utf8');
  const names = /import \{ (.+) \} from '\.\/blobs-storage';/.exec(services)?.[1]?.split(', ') ?? [];
  expect(names).not.toEqual([]);
  expect(Object.keys(failing)).toEqual(expect.arrayContaining(names));
});

it('fails where the one it stands in for would ask the network', async () => {
  const fetch = jest.fn<Promise<Response>, []>(() => Promise.reject(new Error('asked')));
  const store = {
    siteID: 'site',
    token: 'token',
    edgeURL: 'http://127.0.0.1:9',
    uncachedEdgeURL: 'http://127.0.0.1:9',
  };
  const storage = failing.blobsStorage({ context: 'production', deployId: 'd1', store: { ...store, fetch } });
  await expect(storage.list('a', null)).rejects.toThrow('lost-request');
  expect(fetch).not.toHaveBeenCalled();
});
