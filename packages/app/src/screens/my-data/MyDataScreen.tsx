import { LoadingBlock, Page } from '@shuye/ui';
import { Fragment } from 'react';
import { BackBar } from '../../features/page/BackBar.tsx';
import { PageTitle } from '../../features/page/PageTitle.tsx';
import { useIsHydrated } from '../../hooks/useIsHydrated.ts';
import { useSession } from '../../hooks/useSession.ts';
import { DeleteAccount } from './DeleteAccount.tsx';
import { OwnSpace } from './own-space/OwnSpace.tsx';
import { RestoreCode } from './restore-code/RestoreCode.tsx';
import { TakeAlong } from './TakeAlong.tsx';

/** What is known of the reader: taken along, brought back, or ended with the account. */
export default function MyDataScreen() {
  const onDevice = useIsHydrated();
  const userId = useSession((session) => session.userId);
  return (
    <Page bar={<BackBar title="我的数据" />}>
      <PageTitle />
      {onDevice ? (
        <Fragment key={userId}>
          <OwnSpace />
          <TakeAlong />
          <RestoreCode />
          <DeleteAccount />
        </Fragment>
      ) : (
        <LoadingBlock />
      )}
    </Page>
  );
}
