import { checkAddresses } from './check-addresses';
import { siteOf } from './site-of';

jest.mock('./site-of', () => ({ siteOf: jest.fn() }));
const siteMock = jest.mocked(siteOf);

beforeEach(() => {
  siteMock.mockReset().mockImplementation((host) => host.split('.').slice(-3).join('.'));
});

test('two hosts that end differently need no list', async () => {
  expect(await checkAddresses('comparison', ['a.com', 'b.com', 'northwind.example'], ['https://c.com'])).toEqual([]);
  expect(siteMock).not.toHaveBeenCalled();
});

test('the list decides where two hosts end alike', async () => {
  expect(await checkAddresses('comparison', ['a.co.uk', 'b.co.uk'])).toEqual([]);
  expect(await checkAddresses('comparison', ['a.co.uk', 'www.a.co.uk'])).toMatchObject([
    { part: 'form', place: 1, what: { code: 'same-site', other: 'a.co.uk' } },
  ]);
});

test('leaves it to the function which addresses it refuses, but not that one stands there twice', async () => {
  expect(await checkAddresses('comparison', ['northwind.example', '10.0.0.1'])).toEqual([]);
  expect(await checkAddresses('comparison', ['northwind.example', 'northwind.example'])).toMatchObject([
    { place: 1, what: { code: 'same-address' } },
  ]);
  expect(await checkAddresses('comparison', ['a.com', ''])).toMatchObject([
    { part: 'form', place: null, what: { code: 'too-few' } },
  ]);
});

test('a brand by itself needs one address', async () => {
  expect(await checkAddresses('report', ['a.com'])).toEqual([]);
  expect(await checkAddresses('report', ['10.0.0.1'])).toEqual([]);
  // What is wrong with it is the function's to say.
  expect(await checkAddresses('report', ['not an address'])).toEqual([]);
  expect(await checkAddresses('report', [' '])).toEqual([
    { part: 'form', place: 0, what: { code: 'address-empty', digest: null } },
  ]);
});
