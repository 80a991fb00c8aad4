import { useStrings } from '../../components/strings';

/** What someone sees who was sent a link and has no script: no server is told of the report in it. */
export function LinkNeedsScript() {
  const t = useStrings('assessment');
  return (
    <noscript>
      <p>{t('open.linkNeedsScript')}</p>
    </noscript>
  );
}
