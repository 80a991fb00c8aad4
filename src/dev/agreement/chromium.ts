/** What Chromium takes in: the same page in a real browser. */
import { chromium, type BrowserContext, type Page, type Request } from '@playwright/test';
import type { Case } from './case';
import { comparable, type Seen, type SeenPage } from './seen';
import { addressOf } from './serve';

const CHROMIUM = process.env['CHROMIUM_PATH'] ?? '/usr/bin/chromium-headless-shell';

/** Runs in the page; null if it is no HTML. */
function seenInPage(): SeenPage | null {
  const root = document.documentElement;
  const type = document.contentType;
  const isXml = ['application/xhtml+xml', 'application/xml', 'text/xml'].includes(type);
  const isXhtml = isXml && root.namespaceURI === 'http://www.w3.org/1999/xhtml' && root.localName === 'html';
  if (type !== 'text/html' && !isXhtml) return null;
  // XML that is not well-formed shows the browser's own message, and none that is read as a page the tree of its tags.
  if (document.querySelector('parsererror, #webkit-xml-viewer-source-xml') !== null) return null;

  /**
   * The children in the tree as displayed: a shadow root replaces its host's children, slotted nodes replace the slot.
   */
  const childrenOf = (node: Element): readonly Node[] => {
    if (node instanceof HTMLSlotElement) {
      const assigned = node.assignedNodes();
      if (assigned.length > 0) return assigned;
    }
    if (node instanceof HTMLDetailsElement && !node.open) {
      return [...node.children].filter(({ localName }) => localName === 'summary').slice(0, 1);
    }
    return [...(node.shadowRoot ?? node).childNodes];
  };
  /** All elements, those in shadow roots too. */
  const elements: Element[] = [];
  const collect = (node: Node): void => {
    if (node instanceof Element) {
      elements.push(node);
      if (node.shadowRoot !== null) collect(node.shadowRoot);
    }
    for (const child of node.childNodes) collect(child);
  };
  collect(root);

  /** What they hold is not text of the page, or only used elsewhere. */
  const UNREAD = ['select', 'textarea', 'defs', 'symbol', 'clipPath', 'mask', 'marker', 'pattern'];
  const REPLACED = ['img', 'video', 'audio', 'canvas', 'iframe', 'object', 'embed', 'input', 'br', 'svg'];
  const IN_LINE = ['inline', 'contents', 'ruby'];
  /** @param box the closest element around a text that makes a box */
  const isShown = (text: Text, parent: Element, box: Element): boolean => {
    const range = document.createRange();
    range.selectNodeContents(text);
    return (
      range.getClientRects().length > 0 && getComputedStyle(parent).visibility === 'visible' && box.checkVisibility()
    );
  };
  const textOf = (start: Element, withImages: boolean): string => {
    let text = '';
    const walk = (node: Node, parent: Element, box: Element): void => {
      if (node instanceof Text) {
        if (node.data.trim() === '' || isShown(node, parent, box)) text += node.data;
        return;
      }
      if (!(node instanceof Element)) return;
      const { display, contentVisibility } = getComputedStyle(node);
      if (display === 'none') return;
      const separates = !IN_LINE.includes(display) || REPLACED.includes(node.localName);
      if (separates) text += ' ';
      // It has no effect where size containment has none (CSS Containment).
      const isSkipped =
        contentVisibility === 'hidden' &&
        (REPLACED.includes(node.localName) || (!IN_LINE.includes(display) && !/table|ruby/.test(display)));
      const isImage = node instanceof HTMLImageElement && !isSkipped;
      if (withImages && isImage && node.checkVisibility({ visibilityProperty: true })) text += ` ${node.alt} `;
      if (!UNREAD.includes(node.localName) && !isSkipped) {
        for (const child of childrenOf(node)) walk(child, node, display === 'contents' ? box : node);
      }
      if (separates) text += ' ';
    };
    walk(start, root, root);
    return text;
  };
  const is = <Kind extends Element>(kind: new () => Kind) =>
    elements.filter((element): element is Kind => element instanceof kind);
  /** An address in the document, made absolute; '' if there is none, or if it leads nowhere. */
  const resolved = (reference: string | null): string =>
    reference !== null && URL.canParse(reference, document.baseURI) ? new URL(reference, document.baseURI).href : '';
  const known = (address: string) => (URL.canParse(address) ? address : '');
  const hrefOf = (link: Element): string => {
    if (link instanceof HTMLAnchorElement || link instanceof HTMLAreaElement) return known(link.href);
    return link instanceof SVGAElement ? resolved(link.href.baseVal || null) : '';
  };
  const headLinks = is(HTMLLinkElement).filter(
    (link) => link.parentElement === document.head && link.hasAttribute('href'),
  );
  const hasRelation = (link: HTMLLinkElement, relation: string) =>
    [...link.relList].some((rel) => rel.toLowerCase() === relation);
  const canonical = headLinks.find((link) => hasRelation(link, 'canonical'));
  const xmlLanguage = isXhtml ? root.getAttributeNS('http://www.w3.org/XML/1998/namespace', 'lang') : null;
  const text = textOf(root, false);
  // A file that is served as a page is shown as the characters that its bytes would be.
  if (/[\0-\x08\x0e-\x1f]/.test(text)) return null;
  return {
    address: location.href,
    title: document.title,
    language: xmlLanguage ?? root.getAttribute('lang') ?? '',
    text,
    heading:
      is(HTMLHeadingElement)
        .filter((heading) => heading.localName === 'h1' && heading.checkVisibility())
        .map((heading) => textOf(heading, true))
        .find((text) => text.trim() !== '') ?? '',
    description:
      is(HTMLMetaElement).find(({ name, content }) => name.toLowerCase() === 'description' && content.trim() !== '')
        ?.content ?? '',
    canonical: canonical === undefined || canonical.getAttribute('href') === '' ? '' : known(canonical.href),
    // Search engines read both in the head alone.
    alternates: headLinks
      .filter((link) => link.hasAttribute('hreflang') && hasRelation(link, 'alternate'))
      .map((link) => `${link.hreflang.trim()} ${known(link.href)}`),
    links: elements.filter(({ localName }) => ['a', 'area'].includes(localName)).map(hrefOf),
    images: is(HTMLImageElement).map(({ src, alt }) => `${/^https?:/.test(src) ? known(src) : ''} | ${alt}`),
  };
}

/** As text, since a page knows nothing of the function that compilers call with the name of each function. */
const SEEN_IN_PAGE = `(() => { const __name = (named) => named; return (${seenInPage.toString()})(); })()`;

/** Refreshes of a longer delay are something that happens on the page, not the way to it. */
const INSTANT_SECONDS = 1;

/** A tab, and what its page is about to do. */
class Tab {
  #refreshSeconds: number | null = null;
  #navigations = 0;

  private constructor(private readonly page: Page) {}

  static async open(context: BrowserContext): Promise<Tab> {
    const tab = new Tab(await context.newPage());
    const session = await context.newCDPSession(tab.page);
    session.on('Page.frameScheduledNavigation', ({ delay, reason }) => {
      if (reason === 'metaTagRefresh' || reason === 'httpHeaderRefresh') tab.#refreshSeconds = delay;
    });
    session.on('Page.frameNavigated', ({ frame }) => {
      if (frame.parentId !== undefined) return;
      tab.#refreshSeconds = null;
      tab.#navigations++;
    });
    await session.send('Page.enable');
    return tab;
  }

  /** Opens an address; false if nothing is shown: a download, a status without a body, what cannot be read. */
  async #goto(address: string): Promise<boolean> {
    // An answer that breaks off after its start is shown as far as it came, and never loaded.
    const isBroken = (request: Request) => request.isNavigationRequest() && request.url() === address;
    const broken = this.page
      .waitForEvent('requestfailed', { predicate: isBroken, timeout: 0 })
      .then(() => false)
      .catch(() => false);
    const opened = this.page.goto(address, { waitUntil: 'load' }).then(
      () => true,
      (error: unknown) => {
        if (/net::ERR_|Download is starting|has been closed/.test(String(error))) return false;
        throw error;
      },
    );
    return Promise.race([opened, broken]);
  }

  /** What is shown at an address once all instant refreshes are followed; null if nothing is. Close the tab then. */
  async see(address: string): Promise<Seen> {
    const { page } = this;
    if (!(await this.#goto(address))) return null;
    for (;;) {
      await page.waitForLoadState('load');
      const before = this.#navigations;
      // Refreshes are scheduled once a page is loaded; this answer comes after what the browser tells of that.
      const seen = await page.evaluate<SeenPage | null>(SEEN_IN_PAGE).catch((error: unknown) => {
        if (String(error).includes('Execution context was destroyed')) return null;
        throw error;
      });
      if (this.#navigations !== before) continue;
      if (this.#refreshSeconds === null || this.#refreshSeconds > INSTANT_SECONDS) {
        return seen === null ? null : comparable(seen);
      }
      await page.waitForEvent('framenavigated', (frame) => frame === page.mainFrame());
    }
  }

  close(): Promise<void> {
    return this.page.close();
  }
}

export interface Chromium {
  readonly see: (one: Case) => Promise<Seen>;
  readonly close: () => Promise<void>;
}

/** Starts Chromium so that every host leads to a port of loopback. */
export async function startChromium(port: number): Promise<Chromium> {
  const isRoot = process.getuid?.() === 0;
  const browser = await chromium.launch({
    executablePath: CHROMIUM,
    args: [...(isRoot ? ['--no-sandbox'] : []), `--host-resolver-rules=MAP * 127.0.0.1:${port}`, '--disable-gpu'],
  });
  const contexts = {
    scripted: await browser.newContext({ locale: 'en-US' }),
    unscripted: await browser.newContext({ locale: 'en-US', javaScriptEnabled: false }),
  };
  const tabs = new Map<keyof typeof contexts, Tab>();
  return {
    see: async (one) => {
      const kind = one.scripts ? 'scripted' : 'unscripted';
      const tab = tabs.get(kind) ?? (await Tab.open(contexts[kind]));
      tabs.set(kind, tab);
      const seen = await tab.see(addressOf(one));
      // A page of an error, or a download, would still be under way.
      if (seen === null) {
        tabs.delete(kind);
        await tab.close();
      }
      return seen;
    },
    close: () => browser.close(),
  };
}
