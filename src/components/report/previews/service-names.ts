/** What the places of previews are called, and the language a page states. */
import { isService, type PreviewId, type ServiceId } from '../../../brand/previews/card';
import { isLocale, localeFacts } from '../../../site/locales';
import { useStrings } from '../../strings';

/** Services are called by their names in every language; what is not a service has words. */
export const SERVICES: Readonly<Record<ServiceId, string>> = {
  facebook: 'Facebook',
  x: 'X',
  linkedin: 'LinkedIn',
  whatsapp: 'WhatsApp',
  slack: 'Slack',
  discord: 'Discord',
  mastodon: 'Mastodon',
};

/**
 * Attributes of what is in the language that a page states: none if it states none. The direction is told where it
 * is known, so that the parts of a card stand together on a page that runs the other way.
 */
export function statedLanguage(language: string | null): { readonly lang?: string; readonly dir?: 'ltr' | 'rtl' } {
  if (language === null || !/^[a-z]{2,3}(-[a-z0-9]{2,8})*$/i.test(language)) return {};
  const [primary = ''] = language.toLowerCase().split('-');
  return { lang: language, ...(isLocale(primary) && { dir: localeFacts(primary).dir }) };
}

/** What a preview is called, be it of a service or not. */
export function usePreviewName(): (id: PreviewId) => string {
  const t = useStrings('previews');
  return (id) => (isService(id) ? SERVICES[id] : t(`name.${id}`));
}
