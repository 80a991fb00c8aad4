/** A page of one of the local servers. Only developers and tests read it: English only, no script. */
import { createHash } from 'node:crypto';
import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';

const STYLE = `
:root { color-scheme: light dark; --ink: #1b1a17; --paper: #faf8f3; --quiet: #5f5a50; --line: #8a8477; --wrong: #a3200d }
@media (prefers-color-scheme: dark) {
  :root { --ink: #efede8; --paper: #171613; --quiet: #b5afa3; --line: #7d776b; --wrong: #ff9d8a }
}
* { box-sizing: border-box }
body { margin: 0; background: var(--paper); color: var(--ink); font: 1rem/1.5 system-ui, sans-serif }
main { margin-inline: auto; padding: 2rem 1rem }
h1 { margin-block: 0 1rem; font-size: 1.5rem; line-height: 1.25 }
.quiet { color: var(--quiet) }
a { color: inherit }
:focus-visible { outline: 3px solid var(--ink); outline-offset: 2px }
`;

/** Source for one page's styles in a Content-Security-Policy. @param style the page's own styles */
export function developersStyleSource(style: string): string {
  return `'sha256-${createHash('sha256')
    .update(STYLE + style)
    .digest('base64')}'`;
}

export interface DevelopersPage {
  /** Second part of the document's title, after the page's own. */
  readonly server: string;
  readonly title: string;
  /** Its own styles. */
  readonly style: string;
  readonly children: ReactNode;
}

export function developersPage({ server, title, style, children }: DevelopersPage): string {
  const html = (
    <html lang="en">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <title>{`${title} – ${server}`}</title>
        <link rel="icon" href="data:," />
        <style dangerouslySetInnerHTML={{ __html: STYLE + style }} />
      </head>
      <body>
        <main>
          <h1>{title}</h1>
          {children}
        </main>
      </body>
    </html>
  );
  return `<!doctype html>${renderToStaticMarkup(html)}`;
}
