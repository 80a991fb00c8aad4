import type { PageProps } from 'gatsby';
import { ComparisonIntro } from '../components/ComparisonIntro';
import { PageHeader } from '../components/PageHeader';
import type { PageContext } from '../components/page-context';
import { useStrings } from '../components/strings';
import { Island } from '../islands/Island';
import { PageFrame } from './PageFrame';

export { PageHead as Head } from './PageHead';

function Comparison() {
  const t = useStrings('comparison');
  return (
    <div className="sheet">
      <PageHeader title={t('title')} lede={t('lede')} />
      <Island name="comparison" />
      <ComparisonIntro />
    </div>
  );
}

export default function ComparisonPage({ pageContext }: PageProps<object, PageContext>) {
  return (
    <PageFrame context={pageContext}>
      <Comparison />
    </PageFrame>
  );
}
