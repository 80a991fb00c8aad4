/** Only `gatsby develop` runs this: no production page loads Gatsby's client. */
import type { GatsbyBrowser } from 'gatsby';
import type { PageContext } from './src/components/page-context';
import { CONTENT_PROBLEMS } from './src/site/content-problems';
import { LiveStrings } from './src/content/pages/live-strings';
import { LiveStyles } from './src/content/pages/live-styles';

interface OverlayError {
  readonly id: string;
  /** Null once it is gone. */
  readonly message: { readonly shown: string } | null;
}

/** What Gatsby's client has for the whole page. */
interface GatsbyWindow {
  readonly ___emitter: { readonly on: (type: 'overlayError', listen: (error: OverlayError) => void) => void };
  readonly _gatsbyEvents: { readonly push: (event: readonly [channel: 'FAST_REFRESH', event: object]) => void };
}

/** Problems of content take the overlay of a file that does not compile, which shows the text as it is. */
export const onClientEntry: GatsbyBrowser['onClientEntry'] = () => {
  const gatsby = window as unknown as GatsbyWindow;
  gatsby.___emitter.on('overlayError', ({ id, message }) => {
    if (id !== CONTENT_PROBLEMS) return;
    const event = message
      ? { action: 'SHOW_COMPILE_ERROR', payload: message.shown }
      : { action: 'CLEAR_COMPILE_ERROR' };
    // After what Gatsby's client does itself.
    setTimeout(() => gatsby._gatsbyEvents.push(['FAST_REFRESH', event]));
  });
};

export const wrapPageElement: GatsbyBrowser<object, PageContext>['wrapPageElement'] = ({ element, props }) => (
  <LiveStyles sheet={props.pageContext.sheet} laterSheet={props.pageContext.laterSheet}>
    <LiveStrings context={props.pageContext}>{element}</LiveStrings>
  </LiveStyles>
);
