import { Button, EmptyView, Page, SearchBar } from '@shuye/ui';
import { PageTitle } from '../../features/page/PageTitle.tsx';
import { paths } from '../../routes.ts';
import styles from './NotFoundScreen.module.css';

const TITLE = '页面不存在';

/** An address that is none of ours: an empty view with the search and the way to the store, without tab bar [ROUTE-03]. */
export default function NotFoundScreen() {
  return (
    <Page>
      <PageTitle name={TITLE} />
      <div className={styles['search']}>
        <SearchBar href={paths.search()} />
      </div>
      <EmptyView
        heading
        message={TITLE}
        hint="地址可能写错了，也可能这一页已经不在了"
        action={<Button href={paths.home()}>去书城</Button>}
      />
    </Page>
  );
}
