/** What must hold for all files of the site: in one test file, so that each page is parsed once. */
import './bytes';
import './outputs';
import './own-previews';
import './routes';
import './styles';
