import { type RefObject, useCallback, useEffect, useRef, useState } from 'react';
import { isRepeat, slideAt, trackPosition } from './carouselPosition.ts';

/** A scroll counts as ended when nothing moved for so long; `scrollend` is too young. */
const SETTLE_MS = 120;

const move = (track: HTMLElement, position: number, smooth: boolean) => {
  track.style.scrollBehavior = smooth ? 'smooth' : 'auto';
  track.scrollLeft = position * track.clientWidth;
};

/** Keeps the current slide of a scroll-snap track: fingers scroll it, buttons and the clock send it on. */
export function useCarousel(track: RefObject<HTMLElement | null>, count: number) {
  const [index, setIndex] = useState(0);
  const settle = useRef<ReturnType<typeof setTimeout>>(undefined);

  useEffect(() => {
    if (track.current) move(track.current, trackPosition(0, count), false);
    return () => clearTimeout(settle.current);
  }, [track, count]);

  const goTo = useCallback(
    (next: number) => {
      setIndex((next + count) % count);
      // Going on past the last slide scrolls to its repetition, and settling jumps back unseen.
      if (track.current) move(track.current, trackPosition(next, count), true);
    },
    [track, count],
  );

  const onScroll = () => {
    clearTimeout(settle.current);
    settle.current = setTimeout(() => {
      const element = track.current;
      if (!element || element.clientWidth === 0) return;
      const position = Math.round(element.scrollLeft / element.clientWidth);
      const slide = slideAt(position, count);
      if (isRepeat(position, count)) move(element, trackPosition(slide, count), false);
      setIndex(slide);
    }, SETTLE_MS);
  };

  return { index, goTo, onScroll };
}
