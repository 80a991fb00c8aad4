import type { PageProps } from 'gatsby';
import { PageHeader } from '../components/PageHeader';
import { useStrings } from '../components/strings';
import type { PageContext } from '../components/page-context';
import { Island } from '../islands/Island';
import { PageFrame } from './PageFrame';

export { PageHead as Head } from './PageHead';

export default function AssessmentPage({ pageContext }: PageProps<object, PageContext>) {
  const t = useStrings('assessment');
  return (
    <PageFrame context={pageContext}>
      <div className="sheet">
        <PageHeader title={t('title')} lede={t('lede')} />
        <Island name="assessment" />
      </div>
    </PageFrame>
  );
}
