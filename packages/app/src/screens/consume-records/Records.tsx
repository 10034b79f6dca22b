import { momentLabel } from '@shuye/core-domain/time';
import type { SpendRecord, TopUpRecord } from '@shuye/core-domain/purchase';
import { Button, EmptyView, SegmentedControl, TicketIllustration } from '@shuye/ui';
import { useState } from 'react';
import { useEndlessQuery } from '../../features/endless-list/useEndlessQuery.ts';
import { EndlessRecords } from '../../features/endless-list/EndlessRecords.tsx';
import { useFirstPageAnew } from '../../features/endless-list/useFirstPageAnew.ts';
import { RecordRow } from '../../features/records/RecordRow.tsx';
import { accountRecordsQuery } from '../../features/records/recordQueries.ts';
import { paths } from '../../routes.ts';
import { useServices } from '../../services/ServicesContext.tsx';
import styles from './Records.module.css';

const LISTS = [
  { value: 'spend', label: '消费记录' },
  { value: 'spay', label: '充值记录' },
] as const;

/** Two lists from one call, each with its own pages [RECORD-01] [RECORD-02]. */
export function Records() {
  const [shown, setShown] = useState<'spend' | 'spay'>('spend');
  const records = accountRecordsQuery(useServices().client);
  useFirstPageAnew(records.queryKey);
  const list = useEndlessQuery({ ...records, staleTime: 0 });
  return (
    <>
      <div className={styles['lists']}>
        <SegmentedControl label="记录" segments={LISTS} value={shown} onChange={setShown} />
      </div>
      {shown === 'spend' ? (
        <EndlessRecords
          list={list}
          recordsOf={({ spendings }) => spendings}
          label="消费记录"
          empty={
            <EmptyView
              illustration={<TicketIllustration />}
              message="还没有消费记录"
              hint="买过的章节和书会记在这里"
              action={<Button href={paths.home()}>去书城</Button>}
            />
          }
        >
          {(record, at) => <Spending key={at} record={record} />}
        </EndlessRecords>
      ) : (
        <EndlessRecords
          list={list}
          recordsOf={({ topUps }) => topUps}
          label="充值记录"
          empty={
            <EmptyView
              illustration={<TicketIllustration />}
              message="还没有充值记录"
              action={<Button href={paths.topUp()}>去充值</Button>}
            />
          }
        >
          {(record, at) => <TopUp key={at} record={record} />}
        </EndlessRecords>
      )}
    </>
  );
}

function Spending({ record: { at, title, chapterTitle, beans, ticketBeans, isAutomatic } }: { record: SpendRecord }) {
  return (
    <RecordRow
      title={chapterTitle === '' ? [title] : [title, chapterTitle]}
      note={isAutomatic ? [momentLabel(at * 1000), '自动购买'] : [momentLabel(at * 1000)]}
      amount={beans > 0 ? `−${beans}书豆` : '0书豆'}
      side={ticketBeans > 0 ? `豆券抵扣${ticketBeans}书豆` : undefined}
    />
  );
}

function TopUp({ record: { at, amountYuan, beans, channel } }: { record: TopUpRecord }) {
  return (
    <RecordRow
      title={[channel === '' ? '充值' : channel]}
      note={[momentLabel(at * 1000), `${amountYuan}元`]}
      amount={`+${beans}书豆`}
      incoming
    />
  );
}
