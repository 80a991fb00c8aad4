import { renderToString } from 'react-dom/server';
import { FailureNotice } from '../components/Notice';
import type { StringsNamespace } from '../components/string-keys';
import { useI18n, useLocale } from '../components/strings';
import { IslandFrame } from './IslandFrame';
import { DIGEST_SLOT, FAILURE_ATTRIBUTE, HOST_SLOT, ISLAND_ATTRIBUTE } from './marks';
import { pathTo } from '../site/routes';
import { ISLANDS, type IslandFacts, type IslandName, type IslandPayload } from './registry';

type Strings = Readonly<Record<string, unknown>>;

/** The strings of a namespace that an island starts with. */
function startingStrings(name: IslandName, namespace: StringsNamespace, strings: Strings): Strings {
  const { groups }: IslandFacts = ISLANDS[name];
  const own = groups?.[namespace];
  return own === undefined ? strings : Object.fromEntries(Object.entries(strings).filter(([key]) => own.includes(key)));
}

/**
 * Places an island in a page. In the build it is rendered on its own, as the browser will hydrate it (inside the page's
 * tree, `useId` would differ), next to what it needs to start and what is shown if anything fails. In `gatsby develop`
 * it is an ordinary component.
 */
export function Island({ name }: { readonly name: IslandName }) {
  const i18n = useI18n();
  const locale = useLocale();
  const frame = <IslandFrame component={ISLANDS[name].component} i18n={i18n} locale={locale} />;
  if (ISLAND_SCRIPTS === null) return frame;
  const payload: IslandPayload = {
    locale,
    strings: Object.fromEntries(
      ISLANDS[name].namespaces.map((namespace) => [
        namespace,
        startingStrings(name, namespace, i18n.getResourceBundle(locale, namespace) as Strings),
      ]),
    ),
  };
  return (
    <>
      <template {...{ [FAILURE_ATTRIBUTE]: ISLAND_SCRIPTS.errorClient }}>
        <FailureNotice
          path={pathTo(locale, ISLANDS[name].route)}
          host={HOST_SLOT}
          digest={ERROR_REPORTS === null ? null : DIGEST_SLOT}
        />
      </template>
      <div
        {...{ [ISLAND_ATTRIBUTE]: name }}
        dangerouslySetInnerHTML={{ __html: renderToString(frame, { identifierPrefix: name }) }}
      />
      <script
        type="application/json"
        dangerouslySetInnerHTML={{ __html: JSON.stringify(payload).replaceAll('<', '\\u003c') }}
      />
    </>
  );
}
