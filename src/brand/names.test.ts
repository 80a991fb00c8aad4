import { mentions, nameKey } from './names';

describe('nameKey makes spellings of one name equal', () => {
  it.each([
    ['Northwind', 'NORTHWIND'],
    ['Northwind Inc.', 'Northwind'],
    ['Northwind, Inc', 'northwind'],
    ['Northwind GmbH & Co. KG', 'Northwind'],
    ['Northwind S.A.S.', 'Northwind'],
    ['Northwind K.K.', 'Northwind'],
    ['Northwind™', 'Northwind®'],
    ['Best Buy', 'BestBuy'],
    ['Coca-Cola', 'Coca Cola'],
    ['McDonald’s', "McDonald's"],
    ['H&M', 'h & m'],
    ['Straße', 'STRASSE'],
    ['ΟΔΟΣ', 'οδός'.replace('ό', 'ο')],
    ['ＮＯＲＴＨ', 'north'],
    ['株式会社サンプル', 'サンプル'],
    ['サンプル 株式会社', 'ｻﾝﾌﾟﾙ'],
    ['㈱サンプル', '(株)サンプル'],
    ['주식회사 카카오', '카카오'],
    ['北风有限公司', '北风'],
    ['ООО «Ветер»', 'Ветер'],
    ['Cafe\u0301', 'Café'],
    ['İstanbul', 'istanbul'],
  ])('%s = %s', (a, b) => {
    expect(nameKey(a)).toBe(nameKey(b));
  });

  it.each([
    ['Northwind', 'Southwind'],
    ['Café', 'Cafe'],
    ['Disney', 'Disney+'],
    ['Northwind Tea', 'Northwind'],
  ])('%s ≠ %s', (a, b) => {
    expect(nameKey(a)).not.toBe(nameKey(b));
  });

  it('never comes to nothing', () => {
    expect(nameKey('Inc')).toBe('inc');
    expect(nameKey('!!!')).toBe('!!!');
    expect(nameKey('株式会社')).toBe('株式会社');
  });
});

describe('mentions', () => {
  it.each([
    ['Northwind: tea by sea', 'Northwind', true],
    ['Tea — NORTHWIND, Inc.', 'Northwind GmbH', true],
    ['The best buy today', 'BestBuy', true],
    ['Smart tea', 'Art', false],
    ['Northwinds', 'Northwind', false],
    ['楽天市場のお茶', '楽天', true],
    ['네이버는 좋다', '네이버', true],
    ['Teeladen', 'Laden', false],
    ['anything', '', false],
    ['', 'Northwind', false],
    ['art smart art', 'art', true],
  ])('%s mentions %s: %s', (text, name, expected) => {
    expect(mentions(text, name)).toBe(expected);
  });
});
