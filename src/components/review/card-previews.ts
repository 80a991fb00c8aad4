/** The engine's own previews of a page of ours: its published tags are read as those of any site are. */
import { assess } from '../../brand/score/assess';
import { extractFacts } from '../../brand/engine/extract';
import type { AnsweredRequest, Evidence, ImageBody } from '../../brand/evidence/evidence';
import { isLink, type PreviewCard } from '../../brand/previews/card';
import { previews } from '../../brand/previews/previews';
import type { Portrait } from '../../brand/naming/portrait';
import { RUBRIC, type Rubric } from '../../brand/score/rubric';
import { SOCIAL_CARD } from '../../site/page-metadata';
import { DEFAULT_LOCALE, LOCALE_FACTS } from '../../site/locales';
import type { CardLocale, CardPage } from './card-pages';

interface CardReading {
  readonly portrait: Portrait;
  /** In the order of `LINK_IDS`. */
  readonly previews: readonly PreviewCard[];
}

/** The only checks that previews ask about; the others would judge a page that is nothing but its head. */
const ASKED = ['indexable', 'snippets'];

const PREVIEW_RUBRIC: Rubric = {
  ...RUBRIC,
  dimensions: RUBRIC.dimensions.map((dimension) => ({
    ...dimension,
    checks: dimension.checks.filter(({ id }) => ASKED.includes(id)),
  })),
};

/** Language of a page's texts: one that is not translated shows the source's. */
export function textLocale({ locale, state }: Pick<CardPage, 'locale' | 'state'>): CardLocale {
  return state === 'fallback' ? DEFAULT_LOCALE : locale;
}

function answer(id: AnsweredRequest['id'], url: string, body: AnsweredRequest['body'], status = 200): AnsweredRequest {
  const ms = { firstByte: 0, total: 0 };
  return { state: 'answered', id, url, finalUrl: url, redirects: [], status, headers: [], ms, body };
}

const picture = (type: ImageBody['type'], width: number, height: number): ImageBody => ({
  kind: 'image',
  type,
  width,
  height,
  bytes: null,
});

/** What asking the site for the page would have brought, without asking: every picture it names is one of ours. */
function evidence(page: CardPage, siteUrl: string): Evidence {
  const locale = textLocale(page);
  const html =
    `<!doctype html><html lang="${locale}" dir="${LOCALE_FACTS[locale].dir}">` +
    `<head>${page.tags.join('\n')}</head><body></body></html>`;
  const text = { kind: 'text', text: html, encoding: 'utf-8', encodingFrom: 'header' } as const;
  const shown = page.picture;
  return {
    format: 1,
    scope: 'site',
    target: { address: siteUrl, origin: new URL(siteUrl).origin },
    // Nothing here depends on the time.
    collectedAt: '1970-01-01T00:00:00.000Z',
    domains: {},
    requests: [
      answer('https-home', siteUrl + page.path, { ...text, bytes: html.length, truncated: false }),
      answer('icon', `${siteUrl}/favicon.ico`, picture('ico', 48, 48)),
      ...(shown === null
        ? []
        : [
            shown.file === null
              ? answer('preview-image', shown.url, null, 404)
              : answer('preview-image', shown.url, picture('png', SOCIAL_CARD.width, SOCIAL_CARD.height)),
          ]),
    ],
  };
}

/** Reads a page's tags. @param siteUrl origin of the URLs in them */
export function readCard(page: CardPage, siteUrl: string): CardReading {
  const report = assess(extractFacts(evidence(page, siteUrl)), PREVIEW_RUBRIC);
  return { portrait: report.portrait, previews: previews(report).filter(({ id }) => isLink(id)) };
}
