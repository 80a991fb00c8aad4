import type { ReactNode } from 'react';
import { formatList } from '../../format';
import { useLocale, useStrings } from '../../strings';
import { SERVICES } from './service-names';

interface ServicesProps {
  readonly onToggle?: () => void;
  /** The previews, with what all faces follow. */
  readonly children: ReactNode;
}

/** Opens a link to the site as each service shows it. */
export function Services({ onToggle, children }: ServicesProps) {
  const t = useStrings('previews');
  const locale = useLocale();
  return (
    <details onToggle={onToggle}>
      <summary>{t('services', { services: formatList(locale, Object.values(SERVICES)) })}</summary>
      {children}
    </details>
  );
}
