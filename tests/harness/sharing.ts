/** The part of a report's page that shares it. */
import type { Locator, Page } from '@playwright/test';
import type { Locale } from '../../src/site/locales';
import { say } from './strings';

/** What opens when its reader shares: a panel of a report, a row of a comparison. */
export const sharing = (page: Page): Locator => page.locator('#share, details.share');

/** A button of a report's bar. */
export const barButton = (page: Page, action: 'share' | 'save' | 'handOn' | 'again', locale: Locale = 'en'): Locator =>
  page.locator('.bar-actions').getByRole('button', { name: say(locale, `report:bar.${action}`), exact: true });

/** Opens what a button of a report's bar opens, if it is not open. */
export async function openPanel(page: Page, action: 'share' | 'save' | 'handOn', locale: Locale = 'en'): Promise<void> {
  const button = barButton(page, action, locale);
  await button.waitFor();
  if ((await button.getAttribute('aria-expanded')) !== 'true') await button.click();
}

/** Opens it, if it is not open. */
export async function openSharing(page: Page, locale: Locale = 'en'): Promise<void> {
  await page.locator('.bar-actions, details.share').first().waitFor();
  if ((await page.locator('.bar-actions').count()) > 0) {
    await openPanel(page, 'share', locale);
    return;
  }
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
