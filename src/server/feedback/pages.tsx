/** Pages about messages, filled into the site's shell. */
import type { ReactElement } from 'react';
import { errorsCatalog, feedbackCatalog, siteCatalog } from '../platform/catalogs';
import type { Call } from '../platform/endpoint';
import { pageTitle } from '../platform/failure';
import { pageResponse, renderStatic } from '../platform/page';
import { createStrings } from '../platform/strings';

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
