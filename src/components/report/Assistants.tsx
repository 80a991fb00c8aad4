import type { ReactNode } from 'react';
import type { Portrait } from '../../brand/naming/portrait';
import { ASSISTANTS_ID } from '../anchors';
import { useStrings } from '../strings';
import { agreementText } from './agreement-text';

interface AssistantsProps {
  readonly portrait: Pick<Portrait, 'assistants'>;
  readonly onToggle?: () => void;
  /** The table. */
  readonly children: ReactNode;
}

/** Whether what a site tells AI services contradicts itself, and all of it to open; nothing where that is not known. */
export function Assistants({ portrait: { assistants = [] }, onToggle, children }: AssistantsProps) {
  const t = useStrings('report');
  if (assistants.length === 0) return null;
  return (
    <section id={ASSISTANTS_ID}>
      <h2>{t('assistants.title')}</h2>
      <p>{agreementText(t, assistants)}</p>
      <details onToggle={onToggle}>
        <summary>{t('assistants.show')}</summary>
        {children}
      </details>
    </section>
  );
}
