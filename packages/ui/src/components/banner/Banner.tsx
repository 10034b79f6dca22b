import { useCallback, useRef } from 'react';
import { IconButton } from '../icon-button/IconButton.tsx';
import { PauseIcon } from '../../icons/PauseIcon.tsx';
import { PlayIcon } from '../../icons/PlayIcon.tsx';
import { Pressable } from '../pressable/Pressable.tsx';
import styles from './Banner.module.css';
import { type BannerItem, BannerSlide } from './BannerSlide.tsx';
import { useAutoPlay } from './useAutoPlay.ts';
import { useCarousel } from './useCarousel.ts';

export interface BannerProps {
  items: readonly BannerItem[];
  label?: string | undefined;
  onPress?: ((item: BannerItem) => void) | undefined;
}

/** Books taking turns at the top of the bookstore; it stops when it is touched (UI-01 to UI-04). */
export function Banner({ items, label = '精选', onPress }: BannerProps) {
  const track = useRef<HTMLUListElement>(null);
  const count = items.length;
  const looping = count > 1;
  const { index, goTo, onScroll } = useCarousel(track, count);
  const onNext = useCallback(() => goTo(index + 1), [goTo, index]);
  const { paused, toggle, handlers } = useAutoPlay({ enabled: looping, onNext });

  const first = items[0];
  const last = items[count - 1];
  if (!first || !last) return null;

  return (
    <section className={styles['banner']} aria-roledescription="轮播" aria-label={label} {...handlers}>
      <ul ref={track} className={styles['track']} onScroll={onScroll}>
        {looping && <Repeat item={last} />}
        {items.map((item, place) => (
          <li key={item.id} className={styles['slide']} aria-hidden={place !== index || undefined}>
            <BannerSlide item={item} current={place === index} onPress={() => onPress?.(item)} />
          </li>
        ))}
        {looping && <Repeat item={first} />}
      </ul>
      {looping && (
        <div className={styles['controls']}>
          <IconButton label={paused ? '继续轮播' : '暂停轮播'} onPress={toggle}>
            {paused ? <PlayIcon size="small" /> : <PauseIcon size="small" />}
          </IconButton>
          {items.map((item, place) => (
            <Pressable
              key={item.id}
              className={styles['number']}
              aria-label={`第${place + 1}张，共${count}张`}
              aria-current={place === index || undefined}
              onPress={() => goTo(place)}
            >
              {place + 1}
            </Pressable>
          ))}
        </div>
      )}
    </section>
  );
}

function Repeat({ item }: { item: BannerItem }) {
  return (
    <li className={styles['slide']} aria-hidden="true">
      <BannerSlide item={item} current={false} />
    </li>
  );
}
