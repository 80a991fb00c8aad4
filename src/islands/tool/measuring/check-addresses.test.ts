import { checkAddresses } from './check-addresses';
import { loadSites } from '../load-comparison';

jest.mock('../load-comparison', () => ({ loadSites: jest.fn() }));
const loadMock = jest.mocked(loadSites);

beforeEach(() => {
  loadMock.mockReset().mockResolvedValue((host) => host.split('.').slice(-3).join('.'));
});

test('two hosts that end differently need no list', async () => {
  expect(await checkAddresses(['a.com', 'b.com', 'northwind.example'], ['https://c.com'])).toEqual([]);
  expect(loadMock).not.toHaveBeenCalled();
});

test('the list decides where two hosts end alike', async () => {
  expect(await checkAddresses(['a.co.uk', 'b.co.uk'], [])).toEqual([]);
  expect(await checkAddresses(['a.co.uk', 'www.a.co.uk'], [])).toMatchObject([
    { part: 'form', place: 1, what: { code: 'same-site', other: 'a.co.uk' } },
  ]);
});

test('leaves it to the function which addresses it refuses, but not that one stands there twice', async () => {
  expect(await checkAddresses(['northwind.example', '10.0.0.1'], [])).toEqual([]);
  expect(await checkAddresses(['northwind.example', 'northwind.example'], [])).toMatchObject([
    { place: 1, what: { code: 'same-address' } },
  ]);
  expect(await checkAddresses(['a.com', ''], [])).toEqual([{ part: 'form', place: null, what: { code: 'too-few' } }]);
});
