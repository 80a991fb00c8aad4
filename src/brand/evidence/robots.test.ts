import { decide, isAllowed, namesCrawler, parseRobots } from './robots';

describe('groups (RFC 9309 §2.2.1)', () => {
  // The RFC's own example, §5.1.
  const simple = parseRobots(
    [
      'User-Agent: *',
      'Disallow: *.gif$',
      'Disallow: /example/',
      'Allow: /publications/',
      '',
      'User-Agent: foobot',
      'Disallow:/',
      'Allow:/example/page.html',
      'Allow:/example/allowed.gif',
      '',
      'User-Agent: barbot',
      'User-Agent: bazbot',
      'Disallow: /example/page.html',
      '',
      'User-Agent: quxbot',
      '',
      'EOF',
    ].join('\r\n'),
  );

  it.each([
    ['foobot', '/example/page.html', true],
    ['foobot', '/example/allowed.gif', true],
    ['foobot', '/anything', false],
    ['barbot', '/example/page.html', false],
    ['bazbot', '/example/page.html', false],
    ['bazbot', '/a.gif', true],
    ['quxbot', '/example/page.html', true],
    ['otherbot', '/example/page.html', false],
    ['otherbot', '/publications/', true],
    ['otherbot', '/a.gif', false],
    ['otherbot', '/a.gif?size=2', true],
  ])('%s asks for %s: %s', (crawler, path, allowed) => {
    expect(isAllowed(simple, crawler, path)).toBe(allowed);
  });

  it('merges all groups that name the crawler, in any case and version', () => {
    const robots = parseRobots('user-agent: examplebot\ndisallow: /a\n\nUser-agent : ExampleBot/2.0\nDisallow: /b');
    expect(isAllowed(robots, 'ExampleBot', '/a')).toBe(false);
    expect(isAllowed(robots, 'EXAMPLEBOT', '/b')).toBe(false);
    expect(namesCrawler(robots, 'examplebot')).toBe(true);
  });

  it('shows the first of two rules that say the same, and what allows of two that do not', () => {
    const lineFor = (...rules: readonly string[]) =>
      decide(parseRobots(['User-agent: *', ...rules].join('\n')), 'a', '/b').rule?.line;
    expect(lineFor('Disallow: /b', 'Disallow: /b')).toBe(2);
    expect(lineFor('Allow: /b', 'Allow: /b')).toBe(2);
    expect(lineFor('Disallow: /b', 'Allow: /b', 'Disallow: /b')).toBe(3);
    expect(lineFor('Disallow: /', 'Allow: /b')).toBe(3);
  });

  it('takes a token whole: a rule for one crawler does not apply to a longer name', () => {
    const robots = parseRobots('User-agent: Slackbot\nDisallow: /');
    expect(isAllowed(robots, 'Slackbot-LinkExpanding', '/')).toBe(true);
  });

  it.each([
    ['*', '* (everybody)', false],
    ['my_bot', 'My_Bot/1.0', false],
    ['360bot', '360Bot', false],
    ['bot', '360bot', true],
  ])('tells %s by “%s”', (crawler, agent, allowed) => {
    expect(isAllowed(parseRobots(`User-agent: ${agent}\nDisallow: /`), crawler, '/')).toBe(allowed);
  });

  it('counts lines that end with both characters once, and leaves out one that a limit cuts', () => {
    const text = 'User-agent: *\r\n\r\n  Disallow: /x  \r\nDisallow: /y';
    const rule = { allow: false, pattern: '/x', line: 3, text: 'Disallow: /x' };
    expect(parseRobots(text, true).groups.standard).toEqual([{ agents: ['*'], rules: [rule] }]);
    expect(parseRobots(text).groups.standard[0]?.rules).toHaveLength(2);
  });

  it('passes over names without a value, and over what is no line of a name', () => {
    const { groups, sitemaps } = parseRobots('User-agent: *\nDisallow/\nSitemap:\nSitemaps\nSitemap : /s.xml');
    expect(groups.standard).toEqual([{ agents: ['*'], rules: [] }]);
    expect(sitemaps).toEqual([{ url: '/s.xml', line: 5 }]);
    expect(parseRobots('Content-Signal:\nCrawl-delay: 3\n Content-Signal: ai-train=no # please ').records).toEqual([
      { key: 'crawl-delay', value: '3', line: 2, text: 'Crawl-delay: 3', agents: null },
      {
        key: 'content-signal',
        value: 'ai-train=no',
        line: 3,
        text: 'Content-Signal: ai-train=no # please',
        agents: null,
      },
    ]);
  });

  it('knows which group other lines are in, and lets them end no group', () => {
    const text = 'User-agent: a\nContent-Signal: x=y\nUser-agent: b\nDisallow: /\nUser-agent: *\nContent-Usage: z';
    const { records, groups } = parseRobots(text);
    expect(records.map(({ value, agents }) => [value, agents])).toEqual([
      ['x=y', ['a', 'b']],
      ['z', ['*']],
    ]);
    expect(groups.standard.map(({ agents }) => agents)).toEqual([['a', 'b'], ['*']]);
  });

  it('keeps a list of user agents together across other lines, and ends it at a rule', () => {
    const robots = parseRobots(
      'User-agent: a\nCrawl-delay: 3\nSitemap: https://x.example/s.xml\nUser-agent: b\nDisallow: /x',
    );
    expect(isAllowed(robots, 'a', '/x')).toBe(false);
    expect(isAllowed(robots, 'b', '/x')).toBe(false);
    expect(robots.sitemaps).toEqual([{ url: 'https://x.example/s.xml', line: 3 }]);
  });

  it('allows everything where there are no rules, and an empty rule refuses nothing', () => {
    expect(isAllowed(parseRobots(''), 'a', '/x')).toBe(true);
    expect(isAllowed(parseRobots('<html>not found</html>'), 'a', '/x')).toBe(true);
    expect(isAllowed(parseRobots('User-agent: *\nDisallow:'), 'a', '/x')).toBe(true);
  });

  it('reads past a byte order mark, comments and lone carriage returns', () => {
    const robots = parseRobots('\ufeffUser-agent: * # everyone\rDisallow: /x # secret');
    expect(isAllowed(robots, 'a', '/x')).toBe(false);
    expect(isAllowed(robots, 'a', '/')).toBe(true);
  });

  it('keeps rules before any user agent apart', () => {
    const robots = parseRobots('Disallow: /\nUser-agent: *\nAllow: /');
    expect(isAllowed(robots, 'a', '/x')).toBe(true);
    expect(robots.orphans.map(({ line }) => line)).toEqual([1]);
  });
});

describe('rules (RFC 9309 §2.2.2, §2.2.3)', () => {
  const allows = (rules: string, path: string) => isAllowed(parseRobots(`User-agent: *\n${rules}`), 'a', path);

  it('lets the longest match decide, and allow among equals', () => {
    // §5.2
    const rules = 'Allow: /example/page/\nDisallow: /example/page/disallowed.gif';
    expect(allows(rules, '/example/page/disallowed.gif')).toBe(false);
    expect(allows(rules, '/example/page/')).toBe(true);
    expect(allows('Disallow: /p\nAllow: /p', '/p')).toBe(true);
    expect(allows('Allow: /p\nDisallow: /p', '/p')).toBe(true);
    expect(allows('Disallow: /p/q\nAllow: /p', '/p/q')).toBe(false);
  });

  it.each([
    ['/fish*', '/fish.html', true],
    ['/fish*', '/catfish', false],
    ['/*.php', '/folder/a.php?x', true],
    ['/*.php$', '/a.php', true],
    ['/*.php$', '/a.php?x', false],
    ['/*.php$', '/a.php.php', true],
    ['/fish*.php', '/fishheads/cat.php', true],
    ['/fish*.php', '/Fish.php', false],
    ['/a*b*c$', '/a-b-b-c', true],
    ['/a*a$', '/a', false],
    ['/a*b$', '/ab', true],
    ['/a*b*c', '/a-c', false],
    ['/a*bb*b', '/a-bb', false],
    ['/$', '/', true],
    ['/$', '/x', false],
    ['/a$b', '/a$b', true],
    // Escapes, from the RFC's tables.
    ['/foo/bar?baz=quz', '/foo/bar?baz=quz', true],
    ['/foo/bar?baz=https://foo.bar', '/foo/bar?baz=https://foo.bar', true],
    ['/foo/bar/\u30c4', '/foo/bar/%E3%83%84', true],
    ['/foo/bar/%E3%83%84', '/foo/bar/\u30c4', true],
    ['/foo/bar/%e3%83%84', '/foo/bar/%E3%83%84', true],
    ['/foo/bar/%62%61%7A', '/foo/bar/baz', true],
    ['/a%2Fb', '/a/b', false],
    ['/%41%30%2E%5F%7E%2D', '/A0._~-', true],
    ['/%01%7F%C2%80', '/\u0001\u007f\u0080', true],
    ['/%ED%9F%BF%EE%80%80%EF%BF%BFa', '/\ud7ff\ue000\uffffa', true],
    ['/%F0%90%80%80a', '/\u{10000}a', true],
    // Half a pair of surrogates.
    ['/%EF%BF%BDa%EF%BF%BD', '/\ud800a\udfff', true],
    ['/path/file-with-a-%2A.html', '/path/file-with-a-*.html', true],
    ['/path/file-with-a-%2A.html', '/path/file-with-a-x.html', false],
    ['/path/foo-%24', '/path/foo-$', true],
  ])('pattern %s and path %s: %s', (pattern, path, matches) => {
    expect(allows(`Disallow: ${pattern}`, path)).toBe(!matches);
  });

  it('always allows robots.txt itself', () => {
    expect(allows('Disallow: /', '/robots.txt')).toBe(true);
    expect(allows('Disallow: /', '')).toBe(false);
  });

  it('names the line that decides', () => {
    const robots = parseRobots('User-agent: *\n\nDisallow: /x # no');
    expect(decide(robots, 'a', '/x/y').rule).toMatchObject({ line: 3, text: 'Disallow: /x # no' });
    expect(decide(robots, 'a', '/y').rule).toBeNull();
  });

  it('stays fast with many wildcards', () => {
    const pattern = `/${'a*'.repeat(2000)}b`;
    expect(allows(`Disallow: ${pattern}`, `/${'a'.repeat(5000)}`)).toBe(true);
  });
});

describe('what is misspelt', () => {
  it.each([
    ['Useragent: *\nDisallow: /', [false, true]],
    ['User-agent: *\nDissallow: /', [false, true]],
    ['User-agent: *\nDisallow /', [false, true]],
    ['User-agent: *\nDisallow: / # all\nAllow: /index.html', [true, false]],
    ['User-agent: *bot\nDisallow: /', [true, true]],
    ['User-agent: * bot\nDisallow: /', [false, false]],
    ['\ufeffUser-agent: *\nDisallow: /', [false, false]],
    ['\ufffdUser-agent: *\nDisallow: /', [false, true]],
  ])('counts for Google alone: %j', (text, expected) => {
    const robots = parseRobots(text);
    expect(['Googlebot', 'Bingbot'].map((crawler) => isAllowed(robots, crawler, '/'))).toEqual(expected);
  });

  it('is listed', () => {
    const text = 'Useragent: *\nDissallow: /a\nDisallow /b\nHello world\nDisallow: /c d\nAllow /e f';
    expect(parseRobots(text).tolerated.map(({ line }) => line)).toEqual([1, 2, 3]);
  });
});
