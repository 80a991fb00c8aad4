/** What assistive technology meets of a page, and which colours it declares: a row for each branch of a rule. */
import { extractFacts } from '../engine/extract';
import { page } from '../examples/evidence';

/** Facts of a page with this body and head. */
const factsOf = (body: string, head = '') =>
  extractFacts(page(`<!doctype html><html lang="en"><head>${head}</head><body>${body}</body></html>`));

describe('names of controls', () => {
  it.each([
    ['<button></button>', ['button']],
    ['<button>Go</button>', []],
    ['<button title="Go"></button>', []],
    ['<button aria-label="Go"></button>', []],
    ['<button disabled></button><button inert></button><button tabindex=" -1 "></button>', []],
    ['<button class="x d-none"></button><button class="hidden"></button><button hidden></button>', []],
    ['<button class="unhidden"></button>', ['button.unhidden']],
    ['<input id="tea">', ['input#tea']],
    ['<input name="tea">', ['input[name="tea"]']],
    ['<input placeholder="Tea">', []],
    ['<input value="Tea">', ['input']],
    ['<input type="Button" value="Tea">', []],
    ['<input type="button">', ['input']],
    ['<input type="image" alt="Go">', []],
    ['<input type="image" value="Go">', ['input']],
    ['<input type="hidden"><input type="submit"><input type="RESET">', []],
    ['<label for="tea">Tea</label><input id="tea">', []],
    ['<label for="tea"></label><input id="tea">', ['input#tea']],
    ['<label for="sea">Sea</label><label for="tea">Tea</label><input id="tea"><input id="sea">', []],
    ['<label for="">Tea</label><input>', ['input']],
    ['<label><span><select></select></span> Tea</label>', []],
    ['<label>Tea</label><textarea></textarea>', ['textarea']],
    // What a field holds is no name of its own.
    ['<label><textarea>Tea</textarea></label>', ['textarea']],
    ['<label><select><option>Tea</option></select></label>', ['select']],
    ['<label>Leaves <select><option>Tea</option></select></label>', []],
    ['<label for="tea"><select title="Sort"><option>Tea</option></select></label><input id="tea">', []],
    ['<label for="tea">Tea</label><textarea id="tea">Tea</textarea>', []],
    ['<label><x-tea></x-tea><textarea></textarea></label>', []],
    // An element that takes the focus can't be decoration.
    ['<button role="none"></button><input role="presentation">', ['button', 'input']],
    ['<div role="none"></div>', []],
    ['<div role="checkbox"></div>', ['div']],
    ['<div role="checkbox">Tea</div>', ['div']],
    ['<div role="button">Tea</div>', []],
    ['<div role="listbox"></div><div role="constructor"></div>', []],
    ['<a href="/" role="button"></a>', []],
    ['<a role="button"></a>', ['a']],
    ['<button role="link"></button>', []],
  ])('%s', (body, expected) => {
    expect(factsOf(body).controlNames.examples.map(({ value }) => value)).toEqual(expected);
  });
});

describe('names of links and images', () => {
  it.each([
    ['<a href="/t"></a>', 1],
    ['<a></a>', 0],
    ['<a href="/t"><img src="t.png" alt="Tea"></a>', 0],
    ['<a href="/t"><img src="t.png" alt=""></a>', 1],
    ['<a href="/t"><img src="t.png" alt="" title="Tea"></a>', 1],
    ['<a href="/t"><img src="t.png" title="Tea"></a>', 0],
    ['<a href="/t"><img role="none" src="t.png" title="Tea"></a>', 1],
    ['<a href="/t"><svg title="Tea"></svg></a>', 0],
    ['<a href="/t" title="Tea"></a>', 0],
    ['<a href="/t"><span hidden>Tea</span></a>', 1],
    ['<a href="/t"><span style="display:none">Tea</span></a>', 1],
    ['<a href="/t"><span style="visibility: hidden">Tea</span></a>', 1],
    ['<a href="/t"><span style="visibility:hidden"><b style="visibility:visible">Tea</b></span></a>', 0],
    ['<a href="/t"><span style="visibility:hidden;visibility:visible">Tea</span></a>', 0],
    ['<a href="/t"><script>Tea</script><style>Tea</style></a>', 1],
    ['<a href="/t"><x-tea></x-tea></a>', 0],
    ['<a href="/t"><iframe></iframe></a>', 0],
    ['<a href="/t" aria-labelledby="no tea"></a><i id="tea" hidden>Tea</i>', 0],
    ['<a href="/t" aria-labelledby="TEA"></a><i id="tea">Tea</i>', 1],
    ['<a href="/t" aria-labelledby="no" aria-label="Tea"></a>', 0],
    ['<a href="/t" aria-labelledby="i"></a><img id="i" alt="Tea">', 0],
    ['<a href="/t" hidden></a><div aria-hidden=" TRUE "><a href="/t"></a></div>', 0],
    ['<span role="link"></span>', 1],
    ['<a href="/t"><span aria-label="Tea"></span></a>', 0],
    ['<map name="m"><area href="/t"></map><img usemap="#m" alt="x">', 1],
    ['<map name="m"><area href="/t" alt="Tea"></map><img usemap="#m" alt="x">', 0],
    ['<map name="m"><area href="/t"></map><img usemap="#n" alt="x">', 0],
    ['<map name="m"><area></map><img usemap="#m" alt="x">', 0],
  ])('links without one in %s', (body, lacking) => {
    expect(factsOf(body).linkNames.lacking).toBe(lacking);
  });

  it.each([
    ['<img src="a">', 1],
    ['<img src="a" alt>', 0],
    ['<img src="a" alt=" ">', 1],
    ['<img src="a" title="Tea">', 0],
    ['<img src="a" aria-label="Tea">', 0],
    ['<img src="a" role="presentation">', 0],
    ['<img src="a" role="none" aria-live="polite">', 1],
    ['<img src="a" role="none" aria-level="2">', 0],
    ['<img src="a" role="button">', 0],
    ['<div role="img"></div>', 1],
    ['<div role="image" aria-label="Tea"></div>', 0],
    ['<input role="img"><object role="img"></object>', 0],
    ['<img src="a" aria-hidden="true">', 0],
  ])('images without one in %s', (body, lacking) => {
    expect(factsOf(body).imageNames.lacking).toBe(lacking);
  });
});

describe('text alternatives', () => {
  it.each([
    ['<img src="/a/nw_tea.svg" alt="nw_tea">', ['nw_tea']],
    ['<img src="/a/nw_tea.svg?v=1" alt=" nw_tea ">', ['nw_tea']],
    ['<img src="/a/nw%20tea_1.svg" alt="nw tea_1">', ['nw tea_1']],
    ['<img src="/a/other.svg" alt="nw_tea">', []],
    ['<img src="/a/nw_tea.svg" alt="image">', ['image']],
    ['<img src="/a/nw_tea.svg" alt="">', []],
    ['<a href="/"><img class="logo" src="/a/nw_tea.svg" alt="nw_tea"></a>', []],
  ])('that are the name of a file in %s', (body, expected) => {
    expect(factsOf(body).altFileNames.examples.map(({ value }) => value)).toEqual(expected);
  });
});

describe('the logo', () => {
  it.each([
    ['<a href="/"><img src="/a/x.svg" alt="A"></a>', 'A', 'x.svg'],
    [
      '<a href="/"><img src="/a.svg" alt="A"></a><a class="brand" href="/"><img src="/b.svg" alt="B"></a>',
      'B',
      'b.svg',
    ],
    ['<a href="/"><img src="/a.svg" alt="A"></a><a href="/"><img id="masthead" alt="B"></a>', 'B', ''],
    ['<a href="/">A</a><a href="/"><img src="/b.svg" alt="B"></a>', 'B', 'b.svg'],
    ['<a href="/tea"><img class="logo" src="/a.svg" alt="A"></a>', undefined, undefined],
  ])('of %s is %s', (body, name, file) => {
    const { homeLogo } = factsOf(body);
    expect([homeLogo?.value, homeLogo?.file]).toEqual([name, file]);
  });
});

describe('texts of links', () => {
  it.each([
    ['<a href="/t">Read more</a>', 1],
    ['<a href="/t">Read more</a><a href="/t#x">Tea</a>', 0],
    ['<a href="/t">Read more</a><a href="/u">Tea</a>', 1],
    ['<a href="#t">Read more</a><a href="/">Read more</a>', 0],
    ['<a href="/t" aria-describedby="x">Read more</a>', 0],
    ['<a href="/t" title="About tea">Read more</a>', 0],
    ['<a href="/t" title=" More ">Read more</a>', 1],
  ])('that do not say where they lead: %s', (body, lacking) => {
    expect(factsOf(body).linkTexts.lacking).toBe(lacking);
  });
});

describe('colours', () => {
  const pairs = (css: string, body = '<p id="i" class="a b">Tea</p>') =>
    factsOf(body, `<style>${css}</style>`).colours.lowest.map(({ value, text, background }) => [
      value,
      text,
      background,
    ]);
  const RED = 'color: red; background: #fff';

  it.each([
    [`p { ${RED} }`, 'p'],
    [`P { ${RED} }`, 'P'],
    [`.b.a { ${RED} }`, '.b.a'],
    [`p#i.a { ${RED} }`, 'p#i.a'],
    [`.c, .a { ${RED} }`, '.a'],
    [`p { color: red; background-color: #fff }`, 'p'],
    [`p { COLOR: RED; Background: #FFF !important }`, 'p'],
    [`p { ${RED}; background-image: none }`, 'p'],
    ['p { background: #000; color: red; background-color: #fff }', 'p'],
    [`/**/ p { ${RED} } /* } */`, 'p'],
    [`@import "a;{.css"; p { ${RED} }`, 'p'],
    [`p { ${RED}; b { color: blue } }`, 'p'],
    [`p { ${RED} } p:hover { color: blue } p::before { color: blue } i { color: blue }`, 'p'],
    [`div p { margin: 0 } .a { ${RED} } p { color: blue }`, '.a'],
    [`p { ${RED} !important; color: red !important } #i { color: blue }`, 'p'],
    [`p { color: blue; background: none; color: red; background: #fff }`, 'p'],
  ])('of %s', (css, selector) => {
    expect(pairs(css)).toEqual([[selector, '#ff0000', '#ffffff']]);
  });

  it.each([
    `.c { ${RED} }`,
    `.a.c { ${RED} }`,
    `b.a { ${RED} }`,
    `#i.c { ${RED} }`,
    `p b { ${RED} }`,
    `p:hover { ${RED} }`,
    `p { ${RED}; background-image: url(x.png) }`,
    `p { ${RED}; background-image: url(https://northwind.example/x.png) }`,
    'p { background-color: #fff; color: red; background: url(x.png) }',
    'p { color: red }',
    'p { background: #fff }',
    `@media print { p { ${RED} } }`,
  ])('are not read from %s', (css) => {
    expect(pairs(css)).toEqual([]);
  });

  it.each([
    [`p { ${RED} } .a { color: blue }`, undefined],
    [`.a { ${RED} } p { background: blue !important }`, undefined],
    [`p { ${RED} } body p { color: blue }`, undefined],
    [`p { ${RED} }`, '<p style="color: blue">Tea</p>'],
    [`p { ${RED} }`, '<p hidden>Tea</p>'],
    [`p { ${RED} }`, '<div style="display:none"><p>Tea</p></div>'],
    [`p { ${RED} }`, '<p> <b style="color: blue">Tea</b></p>'],
    [`button { ${RED} }`, '<button disabled>Tea</button>'],
    [`button { ${RED} }`, '<fieldset disabled><button>Tea</button></fieldset>'],
    [`p { color: blue !important }`, `<p style="${RED}">Tea</p>`],
    ['', `<p hidden style="${RED}">Tea</p>`],
    ['', `<p style="${RED}"></p>`],
  ])('that are overridden, or that nobody sees, are left out: %s %s', (css, body) => {
    expect(pairs(css, body)).toEqual([]);
  });

  it.each([
    ['screen', 1],
    ['all', 1],
    ['', 1],
    ['print', 0],
    ['screen and (min-width: 1px)', 0],
  ])('of a style sheet for %s', (media, count) => {
    expect(factsOf('<p>Tea</p>', `<style media="${media}">p { ${RED} }</style>`).colours.count).toBe(count);
  });

  it('are ten pairs, the lowest contrast first, each once', () => {
    const greys = Array.from({ length: 12 }, (_, at) => `#${String(at + 10).repeat(3)}`);
    const body = [...greys, ...greys].map((grey) => `<p style="color: ${grey}; background: #fff">Tea</p>`).join('');
    const { count, lowest } = factsOf(body).colours;
    expect([count, lowest.length]).toEqual([12, 10]);
    expect(lowest.map(({ ratio }) => ratio)).toEqual(lowest.map(({ ratio }) => ratio).toSorted((a, b) => a - b));
    expect(lowest[0]?.text).toBe('#212121');
  });
});
