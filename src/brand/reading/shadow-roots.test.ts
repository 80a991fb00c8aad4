import { parseHtml, textOf } from './html';
import { visibleText } from './visible-text';

const shadow = (content: string, mode = 'open') => `<template shadowrootmode="${mode}">${content}</template>`;

/** What is shown of a body. */
function shown(body: string): string {
  const [element] = parseHtml(`<!doctype html><title>t</title><body>${body}`).all('body');
  return element === undefined ? '' : visibleText(element).replace(/\s+/g, ' ').trim();
}

describe('a declarative shadow root', () => {
  it.each(['open', 'closed', 'OPEN'])('(%s) is content', (mode) => {
    const { all } = parseHtml(
      `<body><main>${shadow('<h1>Tea</h1><p>by sea</p><a href=/privacy>Privacy</a>', mode)}</main>`,
    );
    expect(all('h1').map(textOf)).toEqual(['Tea']);
    expect(all('a').map(textOf)).toEqual(['Privacy']);
    expect(all('main').map(visibleText).join('').replace(/\s+/g, ' ').trim()).toBe('Tea by sea Privacy');
    expect(all('template')).toEqual([]);
  });

  it.each([
    ['no mode', `<div><template shadowrootmode>no</template>yes</div>`, 'yes'],
    ['another mode', `<div>${shadow('no', 'ajar')}yes</div>`, 'yes'],
    ['no mode at all', '<div><template>no</template>yes</div>', 'yes'],
    ['a host that can have none', `<ul>${shadow('no')}<li>yes</ul>`, 'yes'],
    ['a reserved name as host', `<font-face>${shadow('no')}yes</font-face>`, 'yes'],
    ['a second one', `<div>${shadow('first')}${shadow('second')}</div>`, 'first'],
    ['one in a template', `<template><div>${shadow('no')}</div></template>yes`, 'yes'],
    ['a custom element as host', `<tea-card>${shadow('yes')}</tea-card>`, 'yes'],
    ['the body as host', `${shadow('yes')}no`, 'yes'],
    ['styles of its own', `<div>${shadow('<style>p{}</style>yes')}</div>`, 'yes'],
  ])('with %s: %s', (_what, body, text) => {
    expect(shown(body)).toBe(text);
  });

  it('shows its host’s children where their slots are, and no others', () => {
    const content = '<p>1 <slot name=a>fallback</slot></p><p>2 <slot></slot></p><p>3 <slot name=b>own</slot></p>';
    const light = '<b slot=c>no</b>rest <i slot=a>first</i><i slot=a> second</i><u>more</u>';
    expect(shown(`<div>${shadow(content)}${light}</div>`)).toBe('1 first second 2 rest more 3 own');
  });

  it('passes slots on to shadow roots within it', () => {
    const inner = `<tea-inner>${shadow('[<slot></slot>]')}<slot name=a slot=""></slot></tea-inner>`;
    expect(shown(`<tea-outer>${shadow(inner)}<b slot=a>leaf</b></tea-outer>`)).toBe('[leaf]');
    // A slot of the inner one is not the outer one's.
    const own = `<tea-inner>${shadow('[<slot>own</slot>]')}</tea-inner>`;
    expect(shown(`<tea-outer>${shadow(own)}<b>leaf</b></tea-outer>`)).toBe('[own]');
  });

  it('takes nothing that works unseen from a page', () => {
    const { all } = parseHtml(`<body>${shadow('<h1>Tea</h1>')}<script type=x>1</script><link rel=icon href=a><p>no`);
    expect([all('script').length, all('link').length, all('p').length]).toEqual([1, 1, 0]);
  });

  it('is found in the source', () => {
    const { all, lineOf, tagOf } = parseHtml(`<body>\n<div>\n${shadow('\n<h1 id=a>Tea</h1>')}</div>`);
    const [heading] = all('h1');
    if (!heading) throw new Error('not found');
    expect([lineOf(heading), tagOf(heading)]).toEqual([4, '<h1 id=a>']);
  });

  it('costs time in proportion, however many there are, and however deep', () => {
    const many = `<div>${shadow('<slot></slot>')}x</div>`.repeat(5_000);
    expect(shown(many).length).toBe(5_000 * 2 - 1);
    const deep = `<div>${'<div><template shadowrootmode=open><slot></slot>'.repeat(150)}leaf`;
    expect(shown(deep)).toBe('leaf');
  });
});
