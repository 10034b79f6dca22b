import type { ReactNode } from 'react';
import { classNames } from '../../behaviours/classNames.ts';
import styles from './LazyImage.module.css';
import { useLazyImage } from './useLazyImage.ts';

export interface LazyImageProps {
  src: string;
  /** Empty where the words beside it say the same. */
  alt: string;
  /** For pictures inside the first screen of a server-rendered page: fetched at once and with high priority. */
  eager?: boolean | undefined;
  /** Shown from the first failure until a retry succeeds. */
  fallback?: ReactNode;
  className?: string | undefined;
  /** Chance for the wait before a retry, 0 to below 1. */
  random?: (() => number) | undefined;
}

/** A picture that is fetched when it is about to be seen; fills the box it is given. */
export function LazyImage(props: LazyImageProps) {
  return <OneImage key={props.src} {...props} />;
}

function OneImage({ src, alt, eager = false, fallback, className, random = Math.random }: LazyImageProps) {
  const { frame, image, phase, attempt, succeed, fail } = useLazyImage({ eager, random });
  const wanted = phase === 'loading' || phase === 'loaded';
  const troubled = phase === 'failed' || phase === 'retrying' || (phase === 'loading' && attempt > 0);

  return (
    <span ref={frame} className={classNames(styles['frame'], className)}>
      {troubled && fallback}
      <img
        key={attempt}
        ref={image}
        className={styles['image']}
        src={wanted ? src : undefined}
        alt={alt}
        data-shown={phase === 'loaded' || (eager && wanted && attempt === 0) ? '' : undefined}
        decoding={eager ? 'sync' : 'async'}
        fetchPriority={eager ? 'high' : undefined}
        draggable={false}
        onLoad={succeed}
        onError={fail}
      />
      {!eager && (
        <noscript>
          <img className={styles['image']} src={src} alt={alt} loading="lazy" data-shown="" />
        </noscript>
      )}
    </span>
  );
}
