/** The table of probes, in the order they run in: what leaves a trace with the deploy comes last. */
import type { Probe } from './probe';
import { comparison, progress, refusedAddresses, signature } from './probes/assessing';
import { originCheck, rowsOfEndpoints } from './probes/endpoints';
import { challenges, largeUpload, message, screenshot } from './probes/feedback';
import { caching, compression, mediaTypes } from './probes/files';
import { gatedPages, hiddenNames } from './probes/gate';
import { alternates, feeds, noindex, sitemap } from './probes/indexing';
import { languageChoice, negotiation } from './probes/languages';
import { tooManyRequests } from './probes/limits';
import { builtForContext, builtPages, madeForRequests, missingPages, otherForms } from './probes/pages';
import { published } from './probes/publishing';
import { signIn } from './probes/signing-in';
import { errorReports, plainHttp, securityTxt } from './probes/well-known';

export const PROBES = {
  builtForContext,
  plainHttp,
  negotiation,
  languageChoice,
  builtPages,
  madeForRequests,
  missingPages,
  otherForms,
  gatedPages,
  hiddenNames,
  mediaTypes,
  caching,
  compression,
  noindex,
  sitemap,
  alternates,
  feeds,
  securityTxt,
  rowsOfEndpoints,
  originCheck,
  signIn,
  errorReports,
  refusedAddresses,
  progress,
  signature,
  comparison,
  published,
  challenges,
  message,
  largeUpload,
  screenshot,
  // The last one: afterwards the deploy answers this client 429 for a while.
  tooManyRequests,
} as const satisfies Record<string, Probe>;

export type ProbeName = keyof typeof PROBES;
