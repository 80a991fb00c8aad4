/** Only `gatsby develop` runs this and has all styles on every page: no production page loads Gatsby's client. */
import './src/styles/index.css';
import './src/styles/tools.css';
import './src/styles/measuring.css';
import './src/styles/report.css';
import './src/styles/previews.css';
import './src/styles/plan.css';
import './src/styles/keeping.css';
import './src/styles/brand-colours.css';
import './src/styles/comparison.css';
import './src/styles/report-print.css';
import './src/styles/account.css';
import type { GatsbyBrowser } from 'gatsby';
import type { PageContext } from './src/components/page-context';
import { LiveStrings } from './src/content/pages/live-strings';

export const wrapPageElement: GatsbyBrowser<object, PageContext>['wrapPageElement'] = ({ element, props }) => (
  <LiveStrings context={props.pageContext}>{element}</LiveStrings>
);
