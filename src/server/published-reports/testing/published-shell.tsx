/** The shell of published pages, of the site's own frame and styles, as the build leaves it for functions. */
import { ShellPage } from '../../../components/Layout';
import { shown } from '../../../components/testing/shown';
import { localeFacts, LOCALES, type Locale } from '../../../site/locales';
import { SHELL_HEAD_SLOT, SHELL_PATH, SHELL_TITLE_SLOT } from '../../../site/shell-tokens';
import { compact } from '../../../styles/testing/compact';

const pathIn = (locale: Locale) => `/${locale}/${SHELL_PATH}`;

export function publishedShell(locale: Locale): string {
  const alternates = LOCALES.map((other) => ({ locale: other, path: pathIn(other) }));
  const body = shown(<ShellPage current={{ path: pathIn(locale) }} alternates={alternates} />, locale);
  return (
    `<!DOCTYPE html><html lang="${locale}" dir="${localeFacts(locale).dir}"><head><meta charset="utf-8"/>` +
    `<meta name="viewport" content="width=device-width, initial-scale=1"/>${SHELL_HEAD_SLOT}` +
    `<style>${compact('index')}</style><title>${SHELL_TITLE_SLOT}</title>` +
    '<link rel="stylesheet" href="/assets/published.css"/><link rel="icon" href="/favicon.ico" sizes="48x48"/>' +
    '<link rel="icon" href="/favicon.svg" type="image/svg+xml"/><link rel="apple-touch-icon" href="/apple-touch-icon.png"/>' +
    `<link rel="manifest" href="/manifest.webmanifest"/></head><body><div id="___gatsby">${body}</div></body></html>`
  );
}
