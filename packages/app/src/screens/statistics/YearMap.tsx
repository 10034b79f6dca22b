import { durationText, heatLevel, lastDays, wordsText, type ReadingSum } from '@shuye/core-domain/statistics';
import { ReadingTable } from './ReadingTable.tsx';
import styles from './Statistics.module.css';

interface YearMapProps {
  byDay: ReadonlyMap<string, ReadingSum>;
  nowMs: number;
}

const WEEK = 7;
const YEAR = 52 * WEEK;
const CELL = 10;
const STEP = 12;

/** 0 for Monday, of a day as `dayLabel` names it. */
const weekday = (day: string): number => (new Date(`${day}T00:00:00Z`).getUTCDay() + 6) % WEEK;

interface Month {
  days: number;
  seconds: number;
  words: number;
}

function monthsOf(days: readonly string[], byDay: YearMapProps['byDay']): ReadonlyMap<string, Month> {
  const months = new Map<string, Month>();
  for (const day of days) {
    const sum = byDay.get(day);
    const name = day.slice(0, 7);
    const month = months.get(name) ?? { days: 0, seconds: 0, words: 0 };
    months.set(name, {
      days: month.days + Number(heatLevel(sum?.seconds ?? 0) > 0),
      seconds: month.seconds + (sum?.seconds ?? 0),
      words: month.words + (sum?.words ?? 0),
    });
  }
  return months;
}

/** A year of days, a column a week: the darker, the longer was read. */
export function YearMap({ byDay, nowMs }: YearMapProps) {
  const [today = ''] = lastDays(nowMs, 1);
  const days = lastDays(nowMs, YEAR + weekday(today) + 1);
  const weeks = Math.ceil(days.length / WEEK);
  return (
    <section className={styles['section']}>
      <h2 className={styles['heading']}>这一年</h2>
      <svg className={styles['year']} viewBox={`0 0 ${weeks * STEP} ${WEEK * STEP}`} aria-hidden="true">
        {days.map((day, at) => (
          <rect
            key={day}
            data-level={heatLevel(byDay.get(day)?.seconds ?? 0)}
            x={Math.floor(at / WEEK) * STEP}
            y={(at % WEEK) * STEP}
            width={CELL}
            height={CELL}
            rx={2}
          />
        ))}
      </svg>
      <p className={styles['legend']}>颜色越深读得越久：1、15、30、60分钟以上</p>
      <ReadingTable
        caption="这一年每月的阅读"
        columns={['月份', '阅读天数', '时长', '字数']}
        rows={[...monthsOf(days, byDay)].map(([name, month]) => [
          name,
          `${month.days}天`,
          durationText(month.seconds),
          wordsText(month.words),
        ])}
      />
    </section>
  );
}
