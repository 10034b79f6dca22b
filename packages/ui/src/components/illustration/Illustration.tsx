import type { ReactNode } from 'react';
import styles from './Illustration.module.css';

export type IllustrationName = 'shelf' | 'search' | 'leaf' | 'offline' | 'ticket';

// Line illustrations on a 120 x 96 ground: ink for the thing, one stroke of seal red for its life.
const illustrations: Readonly<Record<IllustrationName, ReactNode>> = {
  shelf: (
    <>
      <path d="M14 78h92M22 78V34h12v44M34 78V28h10v50M86 78l-9.5-42 11-2.5L97 76" />
      <path d="M25.5 42h5M37 38h4M37 42h4" />
      <path className={styles['accent']} d="M55 66c6-3 10-3 15 0M55 60c6-3 10-3 15 0M52 70V50c6-3 12-3 18 0v20" />
    </>
  ),
  search: (
    <>
      <path d="M24 24h46v52H30a6 6 0 0 1-6-6ZM24 70a6 6 0 0 1 6-6h40M36 36h22M36 44h14" />
      <circle className={styles['accent']} cx="80" cy="56" r="13" />
      <path className={styles['accent']} d="m89.5 65.5 11 11" />
    </>
  ),
  leaf: (
    <>
      <path d="M60 30c-9-6-20-8-34-7v48c14-1 25 1 34 7 9-6 20-8 34-7V23c-14-1-25 1-34 7ZM60 30v48" />
      <path d="M36 36c5 0 9 .8 13 2.5M36 46c5 0 9 .8 13 2.5M71 38.5c4-1.7 8-2.5 13-2.5" />
      <path className={styles['accent']} d="M78 23V8l5 4 5-4v15" />
    </>
  ),
  offline: (
    <>
      <path d="M36 70h44a16 16 0 0 0 2-31.9A22 22 0 0 0 40 36a17 17 0 0 0-4 34Z" />
      <path className={styles['accent']} d="m52 48 14 14M66 48 52 62" />
    </>
  ),
  ticket: (
    <>
      <path d="M20 34h80v10a6 6 0 0 0 0 12v10H20V56a6 6 0 0 0 0-12Z" />
      <path d="M44 34v4M44 44v4M44 54v4M44 62v4" />
      <path className={styles['accent']} d="M60 46h24M60 54h15" />
    </>
  ),
};

/** A small illustration for states without content. Decoration: the words beside it say what is the matter. */
export function Illustration({ name }: { name: IllustrationName }) {
  return (
    <svg className={styles['illustration']} viewBox="0 0 120 96" aria-hidden="true" focusable="false">
      {illustrations[name]}
    </svg>
  );
}
