import type { Report } from '../../brand/report/report';
import { SHOWN_EXAMPLE } from '../../site/examples';
import { pathTo } from '../../site/routes';
import { formatScore } from '../format';
import { LeadingAddressForm } from '../LeadingAddressForm';
import { LinkedText } from '../LinkedText';
import { useNameRows } from '../proofread/name-rows';
import { ProofreadNames } from '../proofread/ProofreadNames';
import { useLocale, useStrings } from '../strings';

interface FirstScreenProps {
  /** What Facet does, in a few words. */
  readonly title: string;
  readonly example: Report;
}

/** What Facet does, the field to do it with, and what it shows: one brand's names, proofread. */
export function FirstScreen({ title, example }: FirstScreenProps) {
  const t = useStrings('home');
  const locale = useLocale();
  const rows = useNameRows()(example);
  const report = `${pathTo(locale, 'brand-assessment')}?example=${SHOWN_EXAMPLE}`;
  return (
    <section className="hero">
      <h1>{title}</h1>
      <div className="ask">
        <LeadingAddressForm placeholder="harbour.example" />
        <p>
          <LinkedText text={t('promise')} links={{ privacy: pathTo(locale, 'legal', { slug: 'privacy' }) }} />
        </p>
      </div>
      <figure>
        <ProofreadNames rows={rows} />
        <figcaption>
          <LinkedText
            text={t('proof', { score: example.overall === null ? '–' : formatScore(locale, example.overall.value) })}
            links={{ report }}
          />
        </figcaption>
      </figure>
    </section>
  );
}
