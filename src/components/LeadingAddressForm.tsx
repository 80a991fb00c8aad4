import { pathTo } from '../site/routes';
import { ASKED_PATHS } from '../site/tool-addresses';
import { AddressForm } from './AddressForm';
import { useLocale } from './strings';

/** The form on pages without script: it leads to the page that measures by script; where none runs, a function answers. */
export function LeadingAddressForm() {
  const locale = useLocale();
  return (
    <>
      <AddressForm action={pathTo(locale, 'brand-assessment')} method="get" />
      <noscript>
        <AddressForm action={ASKED_PATHS.assess} method="post" withoutScript />
      </noscript>
    </>
  );
}
