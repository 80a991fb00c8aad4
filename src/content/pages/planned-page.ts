/** What pages are planned from, and the resulting plan. */
import type { ShownCheck } from '../../brand/engine/shown-outcomes';
import type { Report } from '../../brand/report/report';
import type { Behind, PageContext } from '../../components/page-context';
import type { Translate } from '../../components/string-keys';
import type { Environment } from '../../site/environment';
import type { ExampleId } from '../../site/examples';
import type { Locale } from '../../site/locales';
import type { RouteId } from '../../site/routes';
import type { PublishedFigures } from '../model/calibration';
import type { ContentAddress } from '../model/kinds';
import type { Authors, Tags } from '../model/names';
import type { TranslationRow, TranslationState } from '../model/translations';
import type { Visibility } from '../model/visibility';

/** An MDX node as page creation needs it. */
export interface ContentEntry {
  readonly id: string;
  readonly address: ContentAddress;
  readonly title: string;
  readonly description: string;
  /** Path of its file, from the root of the repository. */
  readonly file: string;
  readonly published: string | null;
  readonly updated: string | null;
  /** The version of Facet that a changelog entry is about, `0.10.0`; null for everything else. */
  readonly version: string | null;
  readonly author: string | null;
  readonly tags: readonly string[];
  readonly onlyTranslated: boolean;
  readonly outdated: boolean;
  /** What changed in its source since it was translated; null if the page is not a translation, or a current one. */
  readonly behind: Behind | null;
  readonly visibility: Visibility;
  /** When production shows it: ISO 8601 in UTC; null if it always did, or if it is a draft. */
  readonly due: string | null;
}

export interface PlannedPage {
  /** Gatsby's page path: with locale and trailing slash, or a file name. */
  readonly path: string;
  /** The route it is an instance of; null for shells and status pages. */
  readonly route: RouteId | null;
  /** Name of a file in `src/templates/`. */
  readonly template: string;
  /**
   * Its state in the table of translations; `interface` if it is made of interface strings, `pseudo` if
   * it shows the source in a pseudo-locale.
   */
  readonly state: TranslationState | 'interface' | 'pseudo';
  /** The content file it shows, from the root of the repository; null if it shows none. */
  readonly file: string | null;
  /** Day of the last change readers should know of, `YYYY-MM-DD`; null if nothing says so. */
  readonly modified: string | null;
  readonly context: PageContext & Readonly<Record<string, unknown>>;
}

/** What all pages share. */
export interface Site {
  readonly environment: Environment;
  /** Titles and descriptions of the pages that are made of interface strings. */
  readonly stringsOf: (locale: Locale) => Translate<'pages'>;
  /** See `PageContext.strings`. */
  readonly stringsDigestOf: (locale: Locale) => string;
  /** Names of authors and tags by id, in the written locales. */
  readonly authors: Authors;
  readonly tags: Tags;
  /** The figures of the last calibration. */
  readonly figures: PublishedFigures;
  /** What the guide shows of each check. */
  readonly shownChecks: ReadonlyMap<string, ShownCheck>;
  /** The reports of the recorded examples. */
  readonly examples: Readonly<Record<ExampleId, Report>>;
  /** See `PageContext.compiler`. */
  readonly compiler: string;
}

/** A piece of content in all its locales. */
export type Row = TranslationRow<ContentEntry>;
