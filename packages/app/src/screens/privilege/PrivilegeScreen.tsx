import { lookNames } from '@shuye/core-domain/member';
import { isSoldLook, privilegeLook } from '@shuye/core-domain/member-shop';
import { ActionBar, Button, Page } from '@shuye/ui';
import { PrivilegeList } from '../../features/membership/PrivilegeList.tsx';
import { BackBar } from '../../features/page/BackBar.tsx';
import { PageTitle } from '../../features/page/PageTitle.tsx';
import { useParams } from '../../router/index.ts';
import { paths } from '../../routes.ts';
import styles from './PrivilegeScreen.module.css';

/** Shows the privileges of one membership, and the way to one that is sold [MEMBER-11] [ROUTE-25] (D-173). */
export default function PrivilegeScreen() {
  const look = privilegeLook(useParams().type);
  const isSold = isSoldLook(look);
  return (
    <Page bottom={isSold ? 'action-bar' : 'none'} bar={<BackBar title="会员特权" />}>
      <PageTitle />
      <h2 className={styles['name']}>{lookNames[look]}</h2>
      <PrivilegeList look={look} />
      {isSold && (
        <ActionBar>
          <Button variant="primary" wide href={paths.buyMember({ type: look })}>
            开通会员
          </Button>
        </ActionBar>
      )}
    </Page>
  );
}
