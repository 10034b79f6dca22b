import type { ReactNode } from 'react';
import { LazyImage } from '../lazy-image/LazyImage.tsx';
import { Pressable } from '../pressable/Pressable.tsx';
import styles from './NavBar.module.css';

export interface NavItem {
  id: string;
  label: string;
  href: string;
  icon?: ReactNode;
  src?: string | undefined;
  /** A short word, left out once it was read. */
  badge?: string | undefined;
}

export interface NavBarProps {
  items: readonly NavItem[];
  label?: string | undefined;
  onSelect?: ((item: NavItem) => void) | undefined;
}

/** The ways into the bookstore: 分类, 榜单, 完结… (STORE-09). */
export function NavBar({ items, label = '频道', onSelect }: NavBarProps) {
  return (
    <nav aria-label={label}>
      <ul className={styles['items']}>
        {items.map((item) => (
          <li key={item.id} className={styles['item']}>
            <Pressable className={styles['link']} href={item.href} onPress={() => onSelect?.(item)}>
              <span className={styles['icon']}>
                {item.src === undefined ? item.icon : <LazyImage className={styles['picture']} src={item.src} alt="" />}
                {item.badge !== undefined && <span className={styles['badge']}>{item.badge}</span>}
              </span>
              <span className={styles['label']}>{item.label}</span>
            </Pressable>
          </li>
        ))}
      </ul>
    </nav>
  );
}
