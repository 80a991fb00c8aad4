/** Only `gatsby develop` runs this: in production no page loads Gatsby's client. The styles go into every page. */
import './src/styles/index.css';
