import { pathTo } from '../site/routes';
import { ASKED_PATHS } from '../site/tool-addresses';
import { AddressForm, type AddressFormProps } from './AddressForm';
import { useLocale } from './strings';

/**
 * The form on pages without script. It leads to the page that measures with script; without script, a function
 * responds.
 */
export function LeadingAddressForm({ placeholder }: Pick<AddressFormProps, 'placeholder'>) {
  const locale = useLocale();
  const shown = placeholder === undefined ? {} : { compact: true, placeholder };
  return (
    <>
      <AddressForm action={pathTo(locale, 'brand-assessment')} method="get" {...shown} />
      <noscript>
        <AddressForm action={ASKED_PATHS.assess} method="post" {...shown} withoutScript />
      </noscript>
    </>
  );
}
