import { durationText, readingSpeed, readingStreak, readingSums, wordsText } from '@shuye/core-domain/statistics';
import { dayLabel } from '@shuye/core-domain/time';
import { Button, EmptyView, LeafIllustration, LoadingBlock } from '@shuye/ui';
import { useScreenWait } from '../../hooks/useScreenWait.ts';
import { paths } from '../../routes.ts';
import { useServices } from '../../services/ServicesContext.tsx';
import { BookTimes } from './BookTimes.tsx';
import { DayChart } from './DayChart.tsx';
import { StatisticsActions } from './StatisticsActions.tsx';
import { useReadingDays } from './useReadingDays.ts';
import { YearMap } from './YearMap.tsx';
import styles from './Statistics.module.css';

export function Statistics() {
  const nowMs = useServices().client.serverMs();
  const { days, others, sync, syncAnew, clear } = useReadingDays();
  const isWaiting = days.length === 0 && others === 'asking';
  useScreenWait(isWaiting, syncAnew);
  if (isWaiting) return <LoadingBlock />;

  const byDay = readingSums(days, ({ day }) => day);
  const today = byDay.get(dayLabel(nowMs));
  const [total] = readingSums(days, () => '').values();
  const speed = readingSpeed(days, nowMs);
  return (
    <>
      {total === undefined ? (
        <EmptyView
          illustration={<LeafIllustration />}
          message="还没有阅读记录"
          hint="读过的时间和字数会记在这里，只有你看得到"
          action={<Button href={paths.home()}>去书城</Button>}
        />
      ) : (
        <>
          <dl className={styles['facts']}>
            <Fact name="今天" value={durationText(today?.seconds ?? 0)} note={wordsText(today?.words ?? 0)} />
            <Fact name="连续" value={`${readingStreak(byDay, nowMs)}天`} note="每天读满1分钟" />
            <Fact name="累计" value={durationText(total.seconds)} note={wordsText(total.words)} />
            <Fact
              name="速度"
              value={speed === undefined ? '—' : `${speed}字/分`}
              note={speed === undefined ? '读满10分钟后算出' : '最近两个月'}
            />
          </dl>
          <DayChart byDay={byDay} nowMs={nowMs} />
          <YearMap byDay={byDay} nowMs={nowMs} />
          <BookTimes days={days} speed={speed} />
          <StatisticsActions days={days} onClear={clear} />
        </>
      )}
      {others === 'failed' && (
        <div className={styles['failure']} role="alert">
          <p>其他设备的阅读没有取到，这里只有本机知道的。</p>
          <Button size="small" onPress={sync}>
            重试
          </Button>
        </div>
      )}
    </>
  );
}

const Fact = ({ name, value, note }: { name: string; value: string; note: string }) => (
  <div className={styles['fact']}>
    <dt className={styles['factName']}>{name}</dt>
    <dd className={styles['factValue']}>{value}</dd>
    <dd className={styles['factNote']}>{note}</dd>
  </div>
);
