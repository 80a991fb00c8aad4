import type { ErrorInfo } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { IslandFrame } from './IslandFrame';
import { ASKED_ATTRIBUTE, ISLAND_ATTRIBUTE } from './marks';
import { plainStrings } from './plain-strings';
import type { IslandComponent, IslandName, IslandPayload } from './registry';
import { IslandBoundary } from './reporting/IslandBoundary';

/**
 * Finds the elements of the page's islands and brings each to life.
 *
 * @param components those of the entry, by name
 */
export function bringToLife(components: Readonly<Partial<Record<IslandName, IslandComponent>>>): void {
  for (const element of document.querySelectorAll(`[${ISLAND_ATTRIBUTE}]`)) {
    const name = element.getAttribute(ISLAND_ATTRIBUTE) ?? '';
    const [, component] = Object.entries(components).find(([known]) => known === name) ?? [];
    const json = element.nextElementSibling?.textContent;
    if (component === undefined || !json) continue;
    const { locale, strings } = JSON.parse(json) as IslandPayload;
    const plain = element.cloneNode(true);
    const origin = ({ componentStack }: ErrorInfo) => ({ island: name, componentStack });
    const fail = (error: unknown, info: ErrorInfo) => {
      // As the page was sent: a form that works without script.
      element.replaceChildren(...plain.childNodes);
      document.documentElement.removeAttribute(ASKED_ATTRIBUTE);
      // The element that had the focus is gone.
      window.errorWatch?.tell(error, origin(info)).focus();
    };
    hydrateRoot(
      element,
      <IslandBoundary onFailure={fail}>
        <IslandFrame component={component} i18n={plainStrings(locale, strings)} locale={locale} />
      </IslandBoundary>,
      {
        identifierPrefix: name,
        // React renders the island again: the visitor notices nothing, and we want to know.
        onRecoverableError: (error, info) => window.errorWatch?.report(error, origin(info)),
      },
    );
  }
}
