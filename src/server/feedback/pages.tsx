/** Pages about messages, filled into the site's shell. */
import type { ReactElement } from 'react';
import { errorsCatalog } from '../catalogs/errors';
import { feedbackCatalog } from '../catalogs/feedback';
import { siteCatalog } from '../catalogs/site';
import type { Call } from '../endpoint';
import { pageTitle } from '../failure';
import { pageResponse, renderStatic } from '../page';
import { createStrings } from '../strings';

export const strings = createStrings({ errors: errorsCatalog, feedback: feedbackCatalog, site: siteCatalog });

interface FeedbackPage {
  readonly status: number;
  /** Below the locale. */
  readonly path: string;
  readonly title: string;
}

export async function showFeedbackPage(
  { locale, services: { artifacts } }: Call<unknown>,
  { status, path, title }: FeedbackPage,
  element: ReactElement,
): Promise<Response> {
  const main = await renderStatic(strings, locale, element);
  return pageResponse('page', { artifacts, locale, status, path, title: pageTitle(title, locale), main });
}
