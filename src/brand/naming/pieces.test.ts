/** What names and titles are cut into, and what of them looks like a name. */
import { cleaned, isGeneric, trimmed, withoutFrame } from './cleaned';
import { areSwapped, isSlip } from './distance';
import { findName } from './find';
import { fitsHost, hostLabels } from './host';
import type { Stated } from './candidates';
import { isMisused } from './faults';
import { isCompany, isNameLike } from './name-like';
import { isAddress, withoutArticle, withoutDomain, withoutEdition, withoutLegalForm } from './parts';
import { titleSegments } from './pieces';
import { relationOf } from './relation';
import { segmentsOf } from './segments';

describe('a title', () => {
  const SEPARATORS = [
    ...' – , — , ― , - , -- , --- , ‒ , ~ , • , · , ∙ , ⋅ , ・ , * , / , \\ , : , ： , « , < , > , ‹ , :: , || , -> , => '.split(
      ',',
    ),
    ...['|', '｜', '¦', '»', '›', '│', '┃', '︱', '【', '】', ': ', '：', '؛', ' —', '— ', ' –', '– '],
  ];

  it.each(SEPARATORS)('falls apart at “%s”', (separator) => {
    expect(segmentsOf(`Morning tea${separator}Northwind`)).toEqual(['Morning tea', 'Northwind']);
  });

  it.each(['-', '/', '·', ':', '–', '—', ', ', '. ', ' and '])('does not at “%s”', (sign) => {
    expect(segmentsOf(`Morning${sign}Northwind`)).toEqual([`Morning${sign}Northwind`]);
  });

  it('falls apart beside Chinese and Japanese characters, and into twelve segments at most', () => {
    expect(segmentsOf('茶-Northwind')).toEqual(['茶', 'Northwind']);
    expect(segmentsOf('Northwind_茶')).toEqual(['Northwind', '茶']);
    expect(segmentsOf(' | – | Tea |  ')).toEqual(['Tea']);
    expect(segmentsOf(Array.from({ length: 14 }, (_, at) => `a${at}`).join('|'))).toHaveLength(12);
  });

  it.each([
    ['Morning tea on Northwind', 'Morning tea', ['Morning tea', 'Northwind']],
    ['Morning tea on the Northwind', 'Morning tea', ['Morning tea', 'Northwind']],
    ['Morning tea at Northwind', 'Morning tea', ['Morning tea', 'Northwind']],
    ['Morning tea auf Northwind', 'Morning tea', ['Morning tea', 'Northwind']],
    ['Morning tea bei Northwind', 'Morning tea', ['Morning tea', 'Northwind']],
    ['Morning tea sur Northwind', 'Morning tea', ['Morning tea', 'Northwind']],
    ['Morning tea chez Northwind', 'Morning tea', ['Morning tea', 'Northwind']],
    ['Morning tea en Northwind', 'Morning tea', ['Morning tea', 'Northwind']],
    ['Morning tea em Northwind', 'Morning tea', ['Morning tea', 'Northwind']],
    ['Morning tea su Northwind', 'Morning tea', ['Morning tea', 'Northwind']],
    ['Morning tea på Northwind', 'Morning tea', ['Morning tea', 'Northwind']],
    ['Morning tea op Northwind', 'Morning tea', ['Morning tea', 'Northwind']],
    ['Morning tea @ Northwind', 'Morning tea', ['Morning tea', 'Northwind']],
    ['Чай на Северный', 'Чай', ['Чай', 'Северный']],
    ['Morning tea on Northwind', null, ['Morning tea on Northwind']],
    ['Morning tea in Northwind', 'Morning tea', ['Morning tea in Northwind']],
    ['Morning tea by sea-Northwind', 'Morning tea by sea', ['Morning tea by sea', 'Northwind']],
    ['Morning tea-Northwind', 'Morning tea', ['Morning tea-Northwind']],
    ['Morning tea by sea--Northwind', 'Morning tea by sea', ['Morning tea by sea--Northwind']],
  ])('%s with the heading %s', (title, heading, expected) => {
    const said = (value: string) => ({ value, where: { request: 'https-home', url: '', source: 'x' } as const });
    expect(titleSegments({ titles: [said(title)], heading: heading === null ? null : said(heading) })).toEqual(
      expected,
    );
  });
});

describe('a name without what stands around it', () => {
  it.each([
    ['Northwind logo', 'Northwind'],
    ['Go to the Northwind home page', 'Northwind'],
    ['Welcome to Northwind', 'Northwind'],
    ['logo_northwind_white', 'northwind'],
    ['Home', 'Home'],
    ['Logo Home', 'Home'],
    ['到北风市场首页', '北风市场'],
    ['北风市场 标志', '北风市场'],
    ...['去', '回到', '返回'].map((verb) => [`${verb}北风市场首頁`, '北风市场']),
    ...['LOGO', '首页', 'ロゴ', 'トップページ', '로고'].map((word) => [`북풍${word}`, '북풍']),
    ['“Northwind”,', 'Northwind'],
  ])('%s', (text, expected) => {
    expect(withoutFrame(text)).toBe(expected);
  });

  it.each([
    ['Northwind Homepage', 'Northwind'],
    ['Northwind – Official Website', 'Northwind'],
    ['Página oficial Northwind', 'Northwind'],
    ['北風の公式サイト', '北風'],
    ['Home | Northwind', 'Northwind'],
    ['Northwind.', 'Northwind'],
    ['Northwind Inc.', 'Northwind Inc.'],
    ['✩ Northwind ✩', 'Northwind'],
    ['Tea &amp;amp; Sea', 'Tea & Sea'],
    ['Harper&#039;s', 'Harper’s'],
    ['Home', 'Home'],
    ['Home Depot', 'Home Depot'],
    ['Tea | Sea', 'Tea | Sea'],
  ])('wherever it stands: %s', (text, expected) => {
    expect(cleaned(text)).toBe(expected);
  });

  it('keeps its dot, and loses other signs', () => {
    expect([' «Northwind Inc.» ', '- Northwind -', '’t Huis'].map(trimmed)).toEqual([
      'Northwind Inc.',
      'Northwind',
      't Huis',
    ]);
  });

  it.each([
    ['Northwind GmbH', 'Northwind'],
    ['Northwind, Inc.', 'Northwind'],
    ['Northwind Co., Ltd.', 'Northwind'],
    ['GmbH', null],
    ['Northwind Spa', null],
    ['Northwind SpA', 'Northwind'],
    ['PT Northwind', 'Northwind'],
    ['株式会社北風', '北風'],
    ['北風株式会社', '北風'],
    ['株式会社', null],
    ['Northwind', null],
  ])('and without the legal form: %s', (name, rest) => {
    expect(withoutLegalForm(name)?.rest ?? null).toBe(rest);
  });

  it.each([
    ['The Northwind', 'Northwind'],
    ['L’Équipe', 'Équipe'],
    ['The', null],
    ['Northwind', null],
  ])('and without the article: %s', (name, rest) => {
    expect(withoutArticle(name)).toBe(rest);
  });

  it.each([
    ['Northwind UK', 'northwind'],
    ['UK Northwind', 'northwind'],
    ['Northwind Deutschland', 'northwind'],
    ['Northwind UK Edition', 'northwind'],
    ['UK', null],
    ['Northwind Edition', null],
  ])('and without the edition: %s', (name, rest) => {
    expect(withoutEdition(name)).toBe(rest);
  });

  it.each([
    ['northwind.com', 'northwind', 'com'],
    ['Northwind.CO.UK', 'Northwind', 'co.uk'],
    ['www.northwind.com', 'northwind', 'com'],
    ['GOV.UK', 'GOV', 'uk'],
    ['tea.northwind.com', 'tea.northwind', 'com'],
    ['Yahoo.com!', 'Yahoo', 'com'],
    ['Чай.ру', 'Чай', 'ru'],
    ['Чай.рф', 'Чай', 'ru'],
  ])('and without the domain: %s', (name, rest, suffix) => {
    expect(withoutDomain(name)).toEqual({ rest, suffix });
  });

  it.each([
    'Northwind',
    'Node.js',
    'Northwind Inc.',
    'Northwind.inc',
    'a@b.com',
    'a/b.com',
    '.com',
    'Tea .com',
    'a.b1',
  ])('%s has no domain', (name) => {
    expect(withoutDomain(name)).toBeNull();
  });
});

describe('what is a name', () => {
  it.each([
    'Northwind',
    'Northwind Tea',
    'Harbour of Kiel',
    'The Harbour Times',
    ...['St', 'Ste', 'Mt', 'Ft', 'Dr', 'Mr', 'Mrs'].map((short) => `${short}. Harbour`),
    'One Two Three Four',
    '北風紅茶専門店港',
    '北風紅茶専門店Tea',
    'NTW',
    'Tea & Sea',
    '北风',
    '北風紅茶',
    'iPad',
    '4Tea',
  ])('%s may be', (text) => {
    expect(isNameLike(text)).toBe(true);
  });

  it.each([
    'northwind',
    'The',
    'the Harbour',
    'of Kiel',
    'Northwind tea',
    'One Two Three Four Five',
    'Tea: Sea',
    'Tea?',
    'Tea, Sea',
    'Tea. Sea',
    'St. harbour',
    '北風紅茶専門店港町',
    '北風紅茶専門店港Tea',
    'Tea.',
    'Tea..Sea',
    'NT',
    '2026',
    '北',
    '北風紅茶専門店港町本店',
    'English',
    'English USD',
    'Home',
    '€5 Tea',
  ])('%s is not one', (text) => {
    expect(isNameLike(text)).toBe(false);
  });

  it.each([
    '北风公司',
    '北风集团',
    '北風集團',
    '北風グループ',
    '北風会社',
    '北風ホールディングス',
    '북풍회사',
    '북풍그룹',
    '북풍홀딩스',
    'Northwind Group',
    'Northwind Media',
    'Northwind & Co',
    'Northwind GmbH',
  ])('%s is a company', (text) => {
    expect(isCompany(text)).toBe(true);
  });

  it.each(['Northwind', 'Groupies', 'Mediator'])('%s is not one', (text) => {
    expect(isCompany(text)).toBe(false);
  });

  it('is no word of a template, nor an address', () => {
    expect(['Home', 'Home Page', '', '–', '首页', 'Untitled'].map(isGeneric)).toEqual([
      true,
      true,
      true,
      true,
      true,
      true,
    ]);
    expect(['Northwind', 'Home Northwind'].map(isGeneric)).toEqual([false, false]);
    const addresses = [
      'https://northwind.example',
      '//northwind.example/',
      ' northwind.com/tea ',
      'a.b.northwind.com/',
    ];
    expect(addresses.filter((text) => !isAddress(text))).toEqual([]);
    expect(['northwind.com', 'Tea / Sea', 'https: tea', 'see https://a.example'].filter(isAddress)).toEqual([]);
  });

  it.each<[value: string, title: string, misused: boolean]>([
    ['Northwind', 'Tea', false],
    ['https://northwind.example', 'Tea', true],
    ['Home', 'Tea', true],
    ['Ð¡ÐµÐ²ÐµÑ', 'Tea', true],
    ['Ã©', 'Tea', false],
    ['Cafe Ã© Northwind Ã© Tea', 'Tea', false],
    ['{$plugin.tx_news.site_name}', 'Tea', true],
    ['${siteName}', 'Tea', true],
    ['[site.name]', 'Tea', true],
    ['%%sitename%%', 'Tea', true],
    ['[Northwind]', 'Tea', false],
    ['One Two Three Four Five', 'Tea', false],
    ['One two three four five six seven eight nine ten eleven twelve thirteen', 'Tea', true],
    ['Tea | One two three four five six seven eight nine ten eleven twelve thirteen', 'Tea', false],
    ['One Two Three | Four', 'One two three | four', true],
    ['One Two Three', 'One Two Three', false],
    ['Anchor', 'Tea', false],
    ['Index', 'Tea', false],
  ])('in the place of one, %s, where the title is %s', (value, title, misused) => {
    const where = { request: 'https-home', url: '', source: 'x' } as const;
    const stated = {
      ...{ titles: [{ value: title, where }], heading: null, subjects: [], logos: [], copyrights: [] },
      ...{ isHome: false, labels: ['index'] },
    };
    expect(isMisused(value, stated as unknown as Stated)).toBe(misused);
  });

  it('is found in a text, the longest spelling first', () => {
    expect(findName('Welcome to North Wind, the tea house', ['Northwind'])).toBe('North Wind');
    expect(findName('Northwinds', ['Northwind'])).toBeNull();
    expect(findName('欢迎来到北风市场', ['北风'])).toBe('北风');
    expect(findName('欢迎来到北风市场', ['北'])).toBeNull();
  });
});

describe('a host', () => {
  it.each([
    ['www.northwind.com', null, ['northwind']],
    ['shop.northwind.com', null, ['northwind']],
    ['tea.northwind.com', null, ['northwind', 'tea']],
    ['northwind.co.uk', null, ['northwind']],
    ['tea.northwind.co.uk', null, ['northwind', 'tea']],
    ['northwind.co.info', null, ['co', 'northwind']],
    ['northwind.github.io', 'northwind.github.io', ['northwind']],
    ['a.b.c.d.example', null, ['d', 'c', 'b']],
    ['localhost', null, []],
    ['127.0.0.1', null, []],
    ['[::1]:80', null, []],
    ['pasted.invalid', null, []],
  ])('%s of %s has labels', (host, domain, expected) => {
    expect(hostLabels(host, domain)).toEqual(expected);
  });

  it.each([
    ['Northwind', 'northwind', true],
    ['North Wind', 'north-wind', true],
    ['Northwind', 'northwindtea', true],
    ['Nor', 'northwind', false],
    ['Nort', 'northwind', true],
    ['The Tea House', 'tea', true],
    ['Of Te House', 'te', false],
    ['One Two Tea Four Five', 'tea', false],
    ['Tea Sea Wind', 'tsw', true],
    ['House of Bright Lanterns', 'hbl', true],
    ['Tea', 't', false],
    ['', 'tea', false],
  ])('%s fits the label %s', (name, label, fits) => {
    expect(fitsHost(name, [label])).toBe(fits);
  });
});

describe('a slip', () => {
  it.each([
    ['tea', 'tae', false],
    ['tea', 'teb', false],
    ['wind', 'wynd', true],
    ['wind', 'wy', false],
    ['winds', 'wyndz', false],
    ['winter', 'wyntar', false],
    ['winter', 'wynter', true],
    ['winterly', 'wyntarlo', false],
    ['northwind', 'nortwhint', true],
    ['northwind', 'nortwhynt', false],
    ['channel4', 'channel5', false],
    ['channel4', 'chanel4', true],
    ['北風', '北凧', false],
    ['북풍', '북퐁', true],
    ['북풍', '남풍', false],
  ])('of %s is %s', (one, other, expected) => {
    expect(isSlip(one, other)).toBe(expected);
  });

  it('has the same letters where they are swapped', () => {
    expect([areSwapped('tea', 'eat'), areSwapped('tea', 'teas'), areSwapped('tea', 'tee')]).toEqual([
      true,
      false,
      false,
    ]);
  });
});

describe('partners', () => {
  it.each([
    'Merck & Co., Inc.',
    'Merck + Co. Inc.',
    'Merck and Company, Inc.',
    'Merck und Söhne GmbH',
    'Merck et Fils SA',
    'Merck & Cie. AG',
    'Merck and Sons Ltd',
  ])('%s is another firm than Merck KGaA, whichever is named first', (name) => {
    expect([relationOf(name, 'Merck KGaA'), relationOf('Merck KGaA', name)]).toEqual(['different', 'different']);
  });

  it('are not found if one of the two has no legal form', () => {
    expect(relationOf('Merck & Co., Inc.', 'Merck')).not.toBe('different');
    expect(relationOf('Merck Tea Inc.', 'Merck KGaA')).not.toBe('different');
  });
});
