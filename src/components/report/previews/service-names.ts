/** What the places of previews are called, and the language a page states. */
import type { PreviewId } from '../../../brand/previews/card';
import { useStrings } from '../../strings';

/** Services are called by their names in every language; what is no service has words. */
export const SERVICES: Readonly<Record<Exclude<PreviewId, 'search' | 'chat'>, string>> = {
  facebook: 'Facebook',
  x: 'X',
  linkedin: 'LinkedIn',
  whatsapp: 'WhatsApp',
  slack: 'Slack',
  discord: 'Discord',
};

/** A language as a page states it, fit for the attribute `lang`; undefined where it is none. */
export function statedLanguage(language: string | null): string | undefined {
  return language !== null && /^[a-z]{2,3}(-[a-z0-9]{2,8})*$/i.test(language) ? language : undefined;
}

/** What a service, or what is none, is called. */
export function usePreviewName(): (id: PreviewId) => string {
  const t = useStrings('previews');
  return (id) => (id === 'search' || id === 'chat' ? t(`name.${id}`) : SERVICES[id]);
}
