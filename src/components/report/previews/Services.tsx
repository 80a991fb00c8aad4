import type { ReactNode } from 'react';
import { LABEL_LIMITS } from '../../../brand/previews/faces';
import { formatList, formatNumber } from '../../format';
import { useLocale, useStrings } from '../../strings';
import { SERVICES } from './service-names';

interface ServicesProps {
  readonly onToggle?: () => void;
  /** The previews. */
  readonly children: ReactNode;
}

/** Opens a link to the site as each service shows it, with what all faces follow. */
export function Services({ onToggle, children }: ServicesProps) {
  const t = useStrings('previews');
  const locale = useLocale();
  return (
    <details onToggle={onToggle}>
      <summary>{t('services', { services: formatList(locale, Object.values(SERVICES)) })}</summary>
      {children}
      <p>
        {t('rule.labels', {
          phone: formatNumber(locale, LABEL_LIMITS.phone.max),
          tab: formatNumber(locale, LABEL_LIMITS.tab.max),
        })}
      </p>
    </details>
  );
}
