import { createElement } from 'react';
import { useLinkAs } from '../link/LinkProvider.tsx';
import styles from './CatalogRow.module.css';

export interface CatalogRowProps {
  title: string;
  /** Given for locked chapters: what the lock says, e.g. 未购买. */
  lockText?: string | undefined;
  current?: boolean | undefined;
  /** A quiet word at the right, e.g. 免费, 新, 3天前. */
  note?: string | undefined;
  href?: string | undefined;
  onPress?: (() => void) | undefined;
}

/**
 * A chapter in the catalogue. There are thousands of them, so a row keeps no state: what holds the rows draws the pressed
 * one, by `useRowPress`.
 */
export function CatalogRow({ title, lockText, current = false, note, href, onPress }: CatalogRowProps) {
  const linkAs = useLinkAs();
  const shared = { className: styles['row'], 'aria-current': current || undefined, onClick: onPress };
  const content = (
    <>
      <span className={styles['title']}>{title}</span>
      {note !== undefined && <span className={styles['note']}>{note}</span>}
      {/* oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- drawn by boxes: there is no file to load */}
      {lockText !== undefined && <i className={styles['lock']} role="img" aria-label={lockText} />}
    </>
  );
  if (href === undefined) {
    return (
      <button type="button" {...shared}>
        {content}
      </button>
    );
  }
  return createElement(linkAs, { ...shared, href }, content);
}
