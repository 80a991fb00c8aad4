/** Only `gatsby develop` runs this, and has all styles on every page: in production no page loads Gatsby's client. */
import './src/styles/index.css';
import './src/styles/report-sheet.css';
import './src/styles/account-sheet.css';
