/** A publication for tests: planned pages as literals, their HTML in a folder of its own. */
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import type { HeadFacts } from '../../../components/page-context';
import type { Environment } from '../../../site/environment';
import { inLocale, localeOf } from '../../../site/routes';
import { DEFAULT_LOCALE, LOCALES, type Locale } from '../../../site/locales';
import { buildI18n } from '../../model/strings';
import type { PlannedPage } from '../../pages/planned-page';
import { routeAt } from '../../pages/testing/route-at';
import type { Publication } from '../publication';

export const SITE = 'https://facet.example';

const ENVIRONMENT = {
  siteUrl: SITE,
  context: 'production',
  leaveOut: [],
  operator: { name: 'Example', address: 'Main Street', email: 'hello@facet.example', profiles: [] },
} as unknown as Environment;

const i18n = buildI18n(process.cwd());

interface PlannedOptions {
  readonly template?: string;
  readonly state?: PlannedPage['state'];
  readonly modified?: string | null;
  readonly head?: Partial<HeadFacts>;
}

/** A page under its own URL in every locale, or what the options say. */
export function planned(
  path: string,
  { template = 'about', state = 'interface', modified = null, head }: PlannedOptions = {},
): PlannedPage {
  const locale = localeOf(path) ?? DEFAULT_LOCALE;
  return {
    path,
    route: routeAt(path),
    template,
    state,
    file: null,
    modified,
    context: {
      locale,
      pagePath: path,
      strings: '',
      alternates: [],
      compiler: '',
      head: {
        title: `Title of ${path}`,
        description: 'What it is about',
        type: 'website',
        canonical: SITE + path,
        alternates: LOCALES.map((other) => ({ locale: other, url: SITE + inLocale(path, other) })),
        profiles: [],
        siteUrl: SITE,
        noindex: false,
        card: null,
        feeds: [],
        breadcrumbs: [],
        authors: [],
        tags: [],
        ...head,
      },
    },
  };
}

/** A post of a locale, with a day. */
export function post(
  slug: string,
  published: string,
  locale: Locale = 'en',
  head: Partial<HeadFacts> = {},
): PlannedPage {
  const page = planned(`/${locale}/posts/${slug}/`, {
    template: 'post',
    state: locale === DEFAULT_LOCALE ? 'source' : 'translated',
    modified: published,
    head: { type: 'article', published, ...head },
  });
  return { ...page, file: `content/posts/${slug}/${locale}.mdx` };
}

export interface TestPublication extends Publication {
  /** The text of a file of `public/`. */
  written(path: string): string;
  remove(): void;
}

/**
 * @param files texts below `public/` by path; a path with a trailing slash is its index
 * @param body HTML of every text; left out where no page has one
 */
export function publicationOf(
  pages: readonly PlannedPage[],
  files: Readonly<Record<string, string>> = {},
  body?: string,
): TestPublication {
  const root = mkdtempSync(join(tmpdir(), 'facet-outputs-'));
  mkdirSync(join(root, 'public'));
  for (const [path, text] of Object.entries(files)) {
    const file = join(root, 'public', path.endsWith('/') ? `${path}index.html` : path);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, text);
  }
  return {
    root,
    environment: ENVIRONMENT,
    pages,
    i18n,
    bodies: () => body,
    written: (path) => readFileSync(join(root, 'public', path), 'utf8'),
    remove: () => {
      rmSync(root, { recursive: true });
    },
  };
}
