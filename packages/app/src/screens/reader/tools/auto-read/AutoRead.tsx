import type { ReaderState } from '@shuye/reader-engine';
import { Button, Slider, useReducedMotion } from '@shuye/ui';
import { useCallback, useEffect, useState } from 'react';
import { useServices } from '../../../../services/ServicesContext.tsx';
import type { ReaderActivityProps } from '../ReaderActivityProps.ts';
import { useReaderState } from '../../book/useReaderState.ts';
import { textZoom } from '../../page/textZoom.ts';
import styles from './AutoRead.module.css';
import { charactersOfScreen, paces, scrollSpeed, type TextBlock } from './readingPace.ts';
import { useAutoPages } from './useAutoPages.ts';
import { useAutoScroll } from './useAutoScroll.ts';
import { usePauseOnTouch } from './usePauseOnTouch.ts';

const PACE_KEY = 'auto_read_pace';

const asPace = (value: unknown): number | undefined =>
  typeof value === 'number' && value >= paces.slowest && value <= paces.fastest ? value : undefined;

/** Nothing further can be read: the book is at its end, or a chapter is locked or did not come. */
const isOver = (state: ReaderState): boolean =>
  state.status === 'finished' ||
  (state.status === 'reading' && (state.chapter.status === 'locked' || state.chapter.status === 'failed'));

/** The text goes on by itself: it scrolls, or pages turn. A touch pauses it and shows how fast it goes. */
export default function AutoRead({ reader, paging, surface, isCovered, onRun }: ReaderActivityProps) {
  const { storage, toaster, readerSettings } = useServices();
  const [pace, setPace] = useState<number>(() => storage.read(PACE_KEY, asPace) ?? paces.usual);
  const [isPaused, setPaused] = useState(false);
  const [zoom] = useState(textZoom);
  const over = useReaderState(reader, isOver);
  const scrolls = !useReducedMotion() && paging === 'vertical';
  const isMoving = !isPaused && !isCovered && !over;

  const pause = useCallback(() => setPaused(true), []);
  const resume = useCallback(() => setPaused(false), []);
  const end = useCallback(() => onRun('none'), [onRun]);

  const block = useCallback((): TextBlock => {
    const { fontSize, lineHeight, margin } = readerSettings.getState().settings;
    return { fontSize: fontSize * zoom, lineHeight, margin, width: surface.current?.element()?.clientWidth ?? 0 };
  }, [zoom, readerSettings, surface]);
  const speed = useCallback(() => scrollSpeed(pace, block()), [pace, block]);
  const onScreen = useCallback(
    () => charactersOfScreen(block(), surface.current?.element()?.clientHeight ?? 0),
    [block, surface],
  );

  useEffect(() => toaster.show('自动阅读中，轻触屏幕暂停'), [toaster]);
  useEffect(() => {
    if (!over) return;
    toaster.show('自动阅读已停止');
    end();
  }, [over, toaster, end]);
  useAutoScroll({ surface, isMoving: isMoving && scrolls, speed, onEnd: end });
  useAutoPages({ reader, surface, isMoving: isMoving && !scrolls, pace, charactersOfScreen: onScreen, onEnd: end });
  usePauseOnTouch({ surface, isPaused, onPause: pause, onResume: resume, onEnd: end });

  const changePace = (next: number) => {
    setPace(next);
    storage.write(PACE_KEY, next);
  };

  if (!isPaused || isCovered) return null;
  return (
    <section className={styles['dock']} aria-label="自动阅读">
      <Slider
        label="速度"
        value={pace}
        min={paces.slowest}
        max={paces.fastest}
        step={paces.step}
        valueText={`每分钟${pace}字`}
        onChange={changePace}
      />
      <div className={styles['buttons']}>
        <Button className={styles['button']} onPress={end}>
          退出
        </Button>
        <Button className={styles['button']} variant="primary" onPress={resume}>
          继续
        </Button>
      </div>
    </section>
  );
}
