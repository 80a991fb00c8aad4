/**
 * Types every key of a namespace by the default locale's strings. i18next's own key types take minutes and
 * gigabytes with this many strings (measured: out of memory at 4 GB), so they are not used.
 */
interface Resources {
  account: typeof import('../../locales/en/account.json');
  assessment: typeof import('../../locales/en/assessment.json');
  assistants: typeof import('../../locales/en/assistants.json');
  auth: typeof import('../../locales/en/auth.json');
  checks: typeof import('../../locales/en/checks.json');
  cli: typeof import('../../locales/en/cli.json');
  comparison: typeof import('../../locales/en/comparison.json');
  'comparison-view': typeof import('../../locales/en/comparison-view.json');
  content: typeof import('../../locales/en/content.json');
  crawler: typeof import('../../locales/en/crawler.json');
  debug: typeof import('../../locales/en/debug.json');
  errors: typeof import('../../locales/en/errors.json');
  failure: typeof import('../../locales/en/failure.json');
  feedback: typeof import('../../locales/en/feedback.json');
  fixes: typeof import('../../locales/en/fixes.json');
  'hand-on': typeof import('../../locales/en/hand-on.json');
  guide: typeof import('../../locales/en/guide.json');
  home: typeof import('../../locales/en/home.json');
  inbox: typeof import('../../locales/en/inbox.json');
  keeping: typeof import('../../locales/en/keeping.json');
  opening: typeof import('../../locales/en/opening.json');
  'own-name': typeof import('../../locales/en/own-name.json');
  pages: typeof import('../../locales/en/pages.json');
  preview: typeof import('../../locales/en/preview.json');
  previews: typeof import('../../locales/en/previews.json');
  plan: typeof import('../../locales/en/plan.json');
  publishing: typeof import('../../locales/en/publishing.json');
  sharing: typeof import('../../locales/en/sharing.json');
  undo: typeof import('../../locales/en/undo.json');
  published: typeof import('../../locales/en/published.json');
  reading: typeof import('../../locales/en/reading.json');
  report: typeof import('../../locales/en/report.json');
  review: typeof import('../../locales/en/review.json');
  rules: typeof import('../../locales/en/rules.json');
  search: typeof import('../../locales/en/search.json');
  site: typeof import('../../locales/en/site.json');
  status: typeof import('../../locales/en/status.json');
  versions: typeof import('../../locales/en/versions.json');
  'cli-measuring': typeof import('../../locales/en/cli-measuring.json');
}

/** A file of `locales/<locale>/`, without `.json`. */
export type StringsNamespace = keyof Resources;

type CheckId = keyof Resources['checks'];

/** The namespaces as they are loaded: the rules of checks are apart from their other words (`loaded-strings.ts`). */
type Loaded = Resources & { rules: Record<'check' | 'why', Record<CheckId, string>> };

type PathOf<T> = T extends string
  ? never
  : { [K in keyof T & string]: T[K] extends string ? K : `${K}.${PathOf<T[K]>}` }[keyof T & string];

/** Code asks for a plural by its base, and i18next adds the locale's category. */
type BaseKey<K extends string> = K extends `${infer Base}_${'zero' | 'one' | 'two' | 'few' | 'many' | 'other'}`
  ? Base
  : K;

/** Dotted keys of a namespace. */
export type StringKey<N extends StringsNamespace> = BaseKey<PathOf<Loaded[N]>>;

type Params = Readonly<Record<string, string | number>>;

/** Translates a key of one namespace; `count` picks the plural, and `replace` shows it in another way than by digits. */
export type Translate<N extends StringsNamespace> = (
  key: StringKey<N>,
  params?: Params | { readonly count: number; readonly replace: Params },
) => string;
