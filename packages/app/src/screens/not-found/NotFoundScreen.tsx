import { Page } from '@shuye/ui';
import { PageTitle } from '../../features/page/PageTitle.tsx';

/** An address that is none of ours: an empty page without tab bar [ROUTE-03] (D-013). */
export default function NotFoundScreen() {
  return (
    <Page>
      <PageTitle name="页面不存在" />
    </Page>
  );
}
