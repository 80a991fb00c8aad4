/** The part of a report's page that shares it. */
import type { Locator, Page } from '@playwright/test';
import type { Locale } from '../../src/site/locales';
import { say } from './strings';

/** What opens when its reader shares. */
export const sharing = (page: Page): Locator => page.locator('details.share');

/** Opens it, if it is not open. */
export async function openSharing(page: Page, locale: Locale = 'en'): Promise<void> {
  await sharing(page).waitFor();
  if ((await sharing(page).getAttribute('open')) !== null) return;
  await sharing(page).getByText(say(locale, 'keeping:sharing.title'), { exact: true }).click();
}

/** The field with the link that holds the report itself. */
export async function wholeLink(page: Page, locale: Locale = 'en'): Promise<Locator> {
  await openSharing(page, locale);
  return sharing(page).getByRole('textbox', { name: say(locale, 'sharing:link.label'), exact: true });
}

/** The same of a comparison. */
export async function wholeLinkOfComparison(page: Page): Promise<Locator> {
  await openSharing(page);
  return sharing(page).getByRole('textbox', { name: say('en', 'sharing:comparison.link'), exact: true });
}
