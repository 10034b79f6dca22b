import type { ReadingDay } from '@shuye/core-domain/statistics';
import { Button, Dialog } from '@shuye/ui';
import { useState } from 'react';
import { useExport } from '../../hooks/useExport.ts';
import type { Services } from '../../services/Services.ts';
import styles from './Statistics.module.css';

interface StatisticsActionsProps {
  days: readonly ReadingDay[];
  onClear: () => void;
}

const give = async (services: Services, days: readonly ReadingDay[]): Promise<void> => {
  const { exportDays } = await import('./exportDays.ts');
  await exportDays(services, days);
};

export function StatisticsActions({ days, onClear }: StatisticsActionsProps) {
  const [isAsking, setAsking] = useState(false);
  const { writing, write } = useExport(give);
  return (
    <section className={styles['section']}>
      <p className={styles['note']}>阅读统计只有你看得到。不登录时只存在这台设备上，登录后在你的设备之间同步。</p>
      <div className={styles['actions']}>
        <Button busy={writing !== undefined} onPress={() => write(days)}>
          导出表格
        </Button>
        <Button variant="quiet" onPress={() => setAsking(true)}>
          删除统计
        </Button>
      </div>
      <Dialog
        open={isAsking}
        title="删除全部阅读统计？"
        lines={['所有设备上的时长和字数都会删除，书架和进度不受影响。', '删除后不能恢复，可以先导出。']}
        confirmText="删除"
        onConfirm={() => {
          setAsking(false);
          onClear();
        }}
        onCancel={() => setAsking(false)}
      />
    </section>
  );
}
