import { createInstance } from 'i18next';
import { hydrateRoot } from 'react-dom/client';
import { IslandFrame } from './IslandFrame';
import { ISLAND_ATTRIBUTE } from './marks';
import type { IslandComponent, IslandName, IslandPayload } from './registry';

/** Finds the elements of the page's islands and brings each to life. @param components those of the entry, by name */
export function bringToLife(components: Readonly<Partial<Record<IslandName, IslandComponent>>>): void {
  for (const element of document.querySelectorAll(`[${ISLAND_ATTRIBUTE}]`)) {
    const name = element.getAttribute(ISLAND_ATTRIBUTE) ?? '';
    const [, component] = Object.entries(components).find(([known]) => known === name) ?? [];
    const json = element.nextElementSibling?.textContent;
    if (component === undefined || !json) continue;
    const { locale, strings } = JSON.parse(json) as IslandPayload;
    const i18n = createInstance();
    void i18n.init({
      lng: locale,
      fallbackLng: false,
      initImmediate: false,
      returnNull: false,
      interpolation: { escapeValue: false },
      resources: { [locale]: strings } as never,
    });
    hydrateRoot(element, <IslandFrame component={component} i18n={i18n} locale={locale} />, {
      identifierPrefix: name,
    });
  }
}
