import type { Call } from '../endpoint';
import { pageResponse } from '../page';

export async function cardsPage({ locale, services }: Call<null>): Promise<Response> {
  return pageResponse('review', { artifacts: services.artifacts, locale, status: 200, path: 'debug/og/' });
}
