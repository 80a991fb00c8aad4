import type { PageProps } from 'gatsby';
import { ComparisonIntro } from '../components/ComparisonIntro';
import { PageHeader } from '../components/PageHeader';
import type { PageContext } from '../components/page-context';
import { useStrings } from '../components/strings';
import { Island } from '../islands/Island';
import { PageFrame } from './PageFrame';

export { PageHead as Head } from './PageHead';

export default function ComparisonPage({ pageContext }: PageProps<object, PageContext>) {
  const t = useStrings('comparison');
  return (
    <PageFrame context={pageContext}>
      <div className="sheet">
        <PageHeader title={t('title')} lede={t('lede')} />
        <Island name="comparison" />
        <ComparisonIntro />
      </div>
    </PageFrame>
  );
}
