/** The one script of pages with islands: finds their elements and brings each to life. */
import { createInstance } from 'i18next';
import { hydrateRoot } from 'react-dom/client';
import { IslandFrame } from './IslandFrame';
import { ISLAND_ATTRIBUTE } from './marks';
import { ISLANDS, type IslandName, type IslandPayload } from './registry';

function isIslandName(name: string | null): name is IslandName {
  return name !== null && name in ISLANDS;
}

for (const element of document.querySelectorAll(`[${ISLAND_ATTRIBUTE}]`)) {
  const name = element.getAttribute(ISLAND_ATTRIBUTE);
  const json = element.nextElementSibling?.textContent;
  if (!isIslandName(name) || !json) continue;
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
  hydrateRoot(element, <IslandFrame name={name} i18n={i18n} locale={locale} />, { identifierPrefix: name });
}
