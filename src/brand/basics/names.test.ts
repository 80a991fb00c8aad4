import { mentions, nameKey } from './names';

describe('nameKey makes spellings of one name equal', () => {
  it.each([
    ['Northwind', 'NORTHWIND'],
    ['Northwind™', 'Northwind®'],
    ['Northwind S.A.S.', 'Northwind SAS'],
    ['Best Buy', 'BestBuy'],
    ['Coca-Cola', 'Coca Cola'],
    ['McDonald’s', "McDonald's"],
    ['H&M', 'h & m'],
    ['Straße', 'STRASSE'],
    ['ΟΔΟΣ', 'οδός'.replace('ό', 'ο')],
    ['ＮＯＲＴＨ', 'north'],
    ['㈱サンプル', '(株)サンプル'],
    ['Cafe\u0301', 'Café'],
    ['İstanbul', 'istanbul'],
    ['North\u00adwind℠', 'North\u200bwind℗©'],
    ['North`w´iʼn’d', 'N‘o‛r′t\u0640hwind'],
    ['McDonald´s', "McDonald's"],
    ['U.S. (A.B.C.) Tea', 'US ABC Tea'],
    ['S.A.S, Tea', 'SAS Tea'],
  ])('%s = %s', (a, b) => {
    expect(nameKey(a)).toBe(nameKey(b));
  });

  it.each([
    ['Northwind', 'Southwind'],
    ['Northwind $', 'Northwind'],
    ['Café', 'Cafe'],
    ['Disney', 'Disney+'],
    ['Northwind Tea', 'Northwind'],
    // A legal form is part of the name: of *Air Co* and *Monsters, Inc.* it cannot be left out.
    ['Northwind Inc.', 'Northwind'],
    ['株式会社サンプル', 'サンプル'],
    ['ООО «Ветер»', 'Ветер'],
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
    ['Tea — NORTHWIND, Inc.', 'Northwind', true],
    ['Tea — NORTHWIND, Inc.', 'Northwind GmbH', false],
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
