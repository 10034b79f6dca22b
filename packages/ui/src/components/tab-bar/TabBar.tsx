import type { ComponentType } from 'react';
import bottomBar from '../../base/bottomBar.module.css';
import { classNames } from '../../behaviours/classNames.ts';
import type { SelectableIconProps } from '../../icons/Icon.tsx';
import { Pressable } from '../pressable/Pressable.tsx';
import styles from './TabBar.module.css';

export interface Tab {
  id: string;
  label: string;
  href: string;
  icon: ComponentType<SelectableIconProps>;
}

export interface TabBarProps {
  tabs: readonly Tab[];
  /** The tab of the page shown; none is marked on pages that belong to no tab. */
  activeId?: string | undefined;
  onSelect?: ((id: string) => void) | undefined;
}

/** The bar at the bottom; a tab replaces the current page in the history (TAB-02). */
export function TabBar({ tabs, activeId, onSelect }: TabBarProps) {
  return (
    <nav className={classNames(bottomBar['bar'], bottomBar['inset'], styles['bar'])} aria-label="主导航">
      <ul className={styles['tabs']}>
        {tabs.map(({ id, label, href, icon: TabIcon }) => (
          <li key={id} className={styles['item']}>
            <Pressable
              className={styles['tab']}
              href={href}
              replace
              aria-current={id === activeId ? 'page' : undefined}
              onPress={() => onSelect?.(id)}
            >
              <TabIcon filled={id === activeId} />
              <span className={styles['label']}>{label}</span>
            </Pressable>
          </li>
        ))}
      </ul>
    </nav>
  );
}
