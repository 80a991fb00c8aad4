import { useStrings } from '../../components/strings';

/** What people without script see when they open a link: no server learns about the report in it. */
export function LinkNeedsScript() {
  const t = useStrings('assessment');
  return (
    <noscript>
      <p>{t('open.linkNeedsScript')}</p>
    </noscript>
  );
}
