/** Reports and comparisons as one HTML file that opens offline: the site's own pages, without what needs the site. */
import type { Encoded } from '../../encoding/text';
import { createHash } from 'node:crypto';
import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { checkSources } from '../../brand/score/check-sources';
import { compare, type ComparisonResult } from '../../brand/comparison/compare';
import { brandLabel } from '../../brand/comparison/compared-brands';
import type { Report } from '../../brand/report/report';
import type { SitePictures } from '../../brand/evidence/site-pictures';
import type { UnreadBrand } from '../../components/comparison/BrandColumns';
import { ComparedPreviews } from '../../components/comparison/ComparedPreviews';
import { ComparisonView, Uncompared } from '../../components/comparison/ComparisonView';
import { BarLinks } from '../../components/report/BarLinks';
import { HandOnSection } from '../../components/report/hand-on/HandOnSection';
import { reportName } from '../../components/report/report-name';
import { Previews } from '../../components/report/previews/Preview';
import { Services } from '../../components/report/previews/Services';
import { EarlierReport } from '../../components/report/EarlierReport';
import { Assistants } from '../../components/report/Assistants';
import { AssistantsTable } from '../../components/report/AssistantsTable';
import { isolate, Isolated } from '../../components/report/isolate';
import { homeToMeasure, MeasureHomeLink } from '../../components/report/MeasureHome';
import { WholeReport } from '../../components/report/WholeReport';
import { SourcesOfChecks } from '../../components/report/Sources';
import { StringsProvider, translator, useStrings } from '../../components/strings';
import { htmlFile } from '../../encoding/html';
import { localeFacts } from '../../site/locales';
import type { Measured, Words } from '../measured';
import type { Format } from './format';
import { reportStyles } from './report-styles';

export interface HtmlOptions {
  /** What `reportStyles` gives. */
  readonly styles: string;
  /** Origin of the site whose guide is linked; null leaves links out. */
  readonly siteUrl: string | null;
}

/** `Content-Security-Policy`: no request, no script, no style but this one. CSP Level 3 */
function policyOf(styles: string): string {
  const digest = createHash('sha256').update(styles).digest('base64');
  return [
    "default-src 'none'",
    `style-src 'sha256-${digest}'`,
    'img-src data:',
    "base-uri 'none'",
    "form-action 'none'",
  ].join('; ');
}

/** Pages link to each other by path. @param html of React, which writes no such thing but as an attribute */
function withLinksTo(siteUrl: string | null, html: string): string {
  return siteUrl === null
    ? html.replace(/ href="\/[^"]*"/g, '')
    : html.replaceAll(' href="/', ` href="${new URL(siteUrl).origin}/`);
}

function documentOf(
  title: string,
  main: ReactNode,
  { locale, strings }: Words,
  { styles, siteUrl }: HtmlOptions,
): Encoded<'html'> {
  const name = translator(strings, locale, 'site')('name');
  const html = renderToStaticMarkup(
    <html lang={locale} dir={localeFacts(locale).dir}>
      <head>
        <meta charSet="utf-8" />
        <meta httpEquiv="Content-Security-Policy" content={policyOf(styles)} />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="referrer" content="no-referrer" />
        <meta name="robots" content="noindex" />
        <title>{`${title} · ${name}`}</title>
        <style dangerouslySetInnerHTML={{ __html: styles }} />
      </head>
      <body>
        <main id="main">
          <StringsProvider i18n={strings} locale={locale}>
            <SourcesOfChecks.Provider value={checkSources}>
              <div className="sheet">{main}</div>
            </SourcesOfChecks.Provider>
          </StringsProvider>
        </main>
      </body>
    </html>,
  );
  return htmlFile(withLinksTo(siteUrl, html));
}

/** The way from an inner page to its home page: to the site that measures it, else what to type after the command. */
function HomeInstead({ report, siteUrl }: { readonly report: Report } & Pick<HtmlOptions, 'siteUrl'>) {
  const t = useStrings('errors');
  const home = homeToMeasure(report);
  if (home === null) return null;
  return (
    <p>
      {siteUrl !== null && report.scope === 'site' ? (
        <MeasureHomeLink home={home} />
      ) : (
        <Isolated text={t('homeInstead', { address: isolate(home) })} />
      )}
    </p>
  );
}

/**
 * A report.
 *
 * @param pictures of the site, where it was measured just now
 */
export function reportHtml(
  { report }: Measured,
  words: Words,
  options: HtmlOptions,
  pictures?: SitePictures,
): Encoded<'html'> {
  const title = reportName(translator(words.strings, words.locale, 'report'), report);
  return documentOf(
    title,
    <WholeReport
      report={report}
      home={<HomeInstead report={report} siteUrl={options.siteUrl} />}
      earlier={<EarlierReport report={report} />}
      pictures={pictures}
      // Nothing here can take a name: there is no script.
      ownName={<></>}
      actions={<BarLinks report={report} shares={false} />}
      tools={<HandOnSection report={report} />}
      assistants={
        <Assistants portrait={report.portrait}>
          <AssistantsTable portrait={report.portrait} />
        </Assistants>
      }
      services={
        <Services>
          <Previews report={report} pictures={pictures} />
        </Services>
      }
    />,
    words,
    options,
  );
}

/** A brand of a comparison. */
export interface HtmlBrand {
  readonly measured: Measured;
  readonly pictures?: SitePictures | undefined;
}

/**
 * A comparison; where brands cannot be compared, each in its column and why.
 *
 * @param unread brands that were asked for and could not be measured, and why, in words
 */
export function comparisonHtml(
  brands: readonly HtmlBrand[],
  unread: readonly UnreadBrand[],
  words: Words,
  options: HtmlOptions,
): Encoded<'html'> {
  const reports = brands.map(({ measured }) => measured.report);
  const result: ComparisonResult = compare(reports);
  const t = translator(words.strings, words.locale, 'comparison-view');
  const title = result.ok ? reports.map(brandLabel).join(' · ') : t('uncompared.title');
  const main = result.ok ? (
    <ComparisonView
      reports={reports}
      unread={unread}
      comparison={result.comparison}
      previews={<ComparedPreviews reports={reports} pictures={brands.map(({ pictures }) => pictures)} />}
    />
  ) : (
    <Uncompared reports={reports} unread={unread} code={result.code === 'number-of-brands' ? null : result.code} />
  );
  return documentOf(title, main, words, options);
}

export const format: Format = {
  report: async ({ measured }, { words, siteUrl }) =>
    reportHtml(measured, words, { styles: await reportStyles(), siteUrl }),
  comparison: async ({ brands }, { words, siteUrl }) => {
    const shown = brands.map((measured) => ({ measured }));
    return comparisonHtml(shown, [], words, { styles: await reportStyles(), siteUrl });
  },
};
