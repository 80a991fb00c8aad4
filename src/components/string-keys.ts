/**
 * Types every key of a namespace by the default locale's strings. i18next's own key types take minutes and
 * gigabytes with this many strings (measured: out of memory at 4 GB), so they are not used.
 */
import type account from '../../locales/en/account.json';
import type assessment from '../../locales/en/assessment.json';
import type auth from '../../locales/en/auth.json';
import type checks from '../../locales/en/checks.json';
import type comparison from '../../locales/en/comparison.json';
import type comparisonView from '../../locales/en/comparison-view.json';
import type content from '../../locales/en/content.json';
import type debug from '../../locales/en/debug.json';
import type errors from '../../locales/en/errors.json';
import type failure from '../../locales/en/failure.json';
import type feedback from '../../locales/en/feedback.json';
import type fixes from '../../locales/en/fixes.json';
import type home from '../../locales/en/home.json';
import type inbox from '../../locales/en/inbox.json';
import type keeping from '../../locales/en/keeping.json';
import type pages from '../../locales/en/pages.json';
import type preview from '../../locales/en/preview.json';
import type previews from '../../locales/en/previews.json';
import type plan from '../../locales/en/plan.json';
import type reading from '../../locales/en/reading.json';
import type report from '../../locales/en/report.json';
import type review from '../../locales/en/review.json';
import type search from '../../locales/en/search.json';
import type site from '../../locales/en/site.json';
import type status from '../../locales/en/status.json';
import type versions from '../../locales/en/versions.json';

interface Resources {
  account: typeof account;
  assessment: typeof assessment;
  auth: typeof auth;
  checks: typeof checks;
  comparison: typeof comparison;
  'comparison-view': typeof comparisonView;
  content: typeof content;
  debug: typeof debug;
  errors: typeof errors;
  failure: typeof failure;
  feedback: typeof feedback;
  fixes: typeof fixes;
  home: typeof home;
  inbox: typeof inbox;
  keeping: typeof keeping;
  pages: typeof pages;
  preview: typeof preview;
  previews: typeof previews;
  plan: typeof plan;
  reading: typeof reading;
  report: typeof report;
  review: typeof review;
  search: typeof search;
  site: typeof site;
  status: typeof status;
  versions: typeof versions;
}

/** A file of `locales/<locale>/`, without `.json`. */
export type StringsNamespace = keyof Resources;

type PathOf<T> = T extends string
  ? never
  : { [K in keyof T & string]: T[K] extends string ? K : `${K}.${PathOf<T[K]>}` }[keyof T & string];

/** A plural is asked for by its base; i18next adds the category of the locale. */
type BaseKey<K extends string> = K extends `${infer Base}_${'zero' | 'one' | 'two' | 'few' | 'many' | 'other'}`
  ? Base
  : K;

/** Dotted keys of a namespace. */
export type StringKey<N extends StringsNamespace> = BaseKey<PathOf<Resources[N]>>;

/** Translates a key of one namespace; `count` picks the plural. */
export type Translate<N extends StringsNamespace> = (
  key: StringKey<N>,
  params?: Readonly<Record<string, string | number>>,
) => string;
