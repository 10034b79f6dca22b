import { durationText, lastDays, wordsText, type ReadingSum } from '@shuye/core-domain/statistics';
import { SegmentedControl } from '@shuye/ui';
import { useState } from 'react';
import { ReadingTable } from './ReadingTable.tsx';
import styles from './Statistics.module.css';

interface DayChartProps {
  byDay: ReadonlyMap<string, ReadingSum>;
  nowMs: number;
}

const DAYS = 14;
const nothing: ReadingSum = { seconds: 0, words: 0 };
const measures = [
  { value: 'seconds', label: '时长' },
  { value: 'words', label: '字数' },
] as const;

export function DayChart({ byDay, nowMs }: DayChartProps) {
  const [measure, setMeasure] = useState<'seconds' | 'words'>('seconds');
  const days = lastDays(nowMs, DAYS).map((day) => ({ day, sum: byDay.get(day) ?? nothing }));
  const most = Math.max(1, ...days.map(({ sum }) => sum[measure]));
  return (
    <section className={styles['section']}>
      <h2 className={styles['heading']}>最近两周</h2>
      <SegmentedControl label="看什么" segments={measures} value={measure} onChange={setMeasure} />
      <div className={styles['columns']} aria-hidden="true">
        {days.map(({ day, sum }) => (
          <div key={day} className={styles['column']}>
            <div className={styles['well']}>
              <div className={styles['bar']} style={{ height: `${(sum[measure] / most) * 100}%` }} />
            </div>
            <span className={styles['dayName']}>{Number(day.slice(-2))}</span>
          </div>
        ))}
      </div>
      <ReadingTable
        caption="最近两周每天的阅读"
        columns={['日期', '时长', '字数']}
        rows={days.map(({ day, sum }) => [day, durationText(sum.seconds), wordsText(sum.words)])}
      />
    </section>
  );
}
