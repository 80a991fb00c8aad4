/** The sink's only page. Only developers read it: English only, no script. */
import type { Event, Exception } from '@sentry/core';
import { developersPage, developersStyleSource } from '../developers-page';
import type { Received } from './received';

const STYLE = `
main { max-inline-size: 60rem }
article { border-block-start: 1px solid var(--line); padding-block: 1rem }
h2 { font-size: 1.125rem; margin-block: 0; overflow-wrap: anywhere }
h3 { font-size: 1rem }
p { margin-block: .25rem }
code, pre { font: .875rem/1.5 ui-monospace, monospace; overflow-wrap: anywhere; white-space: pre-wrap }
`;

export const SECURITY_POLICY = [
  "default-src 'none'",
  `style-src ${developersStyleSource(STYLE)}`,
  'img-src data:',
  "frame-ancestors 'none'",
  "base-uri 'none'",
].join('; ');

function Stack({ exception }: { readonly exception: Exception }) {
  // The innermost call comes last.
  const frames = [...(exception.stacktrace?.frames ?? [])].reverse();
  const lines = frames.map(
    ({ filename = '', function: name = '?', lineno = 0, colno = 0 }) => `${name}  ${filename}:${lineno}:${colno}`,
  );
  return (
    <>
      <h3>
        {exception.type ?? 'Error'}: {exception.value}
      </h3>
      <pre>{lines.join('\n')}</pre>
    </>
  );
}

function EventArticle({ at, event }: { readonly at: string; readonly event: Event }) {
  const exceptions = [...(event.exception?.values ?? [])].reverse();
  return (
    <article>
      <h2>{exceptions[0]?.value ?? 'An event without an exception'}</h2>
      <p className="quiet">
        {at} · {event.release} · {event.environment} · {JSON.stringify(event.tags ?? {})} · {event.request?.url}
      </p>
      <p>
        Digest: <code>{event.event_id}</code>
      </p>
      {exceptions.map((exception, index) => (
        <Stack key={index} exception={exception} />
      ))}
    </article>
  );
}

/** @param received newest first */
export function sinkPage(received: readonly Received[]): string {
  return developersPage({
    server: 'sink for development',
    title: 'Error reports',
    style: STYLE,
    children: (
      <>
        <p className="quiet">
          {received.length} kept, the newest first, until this ends. <a href="/">Look again</a>,{' '}
          <a href="/events.json">as JSON</a>.
        </p>
        {received.map(({ at, events, violation }, index) =>
          violation ? (
            <article key={index}>
              <h2>The Content-Security-Policy was violated: {String(violation['effective-directive'])}</h2>
              <p className="quiet">{at}</p>
              <pre>{JSON.stringify(violation, null, 2)}</pre>
            </article>
          ) : (
            events.map((event) => <EventArticle key={event.event_id} at={at} event={event} />)
          ),
        )}
      </>
    ),
  });
}
