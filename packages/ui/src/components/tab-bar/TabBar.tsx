import { Pressable } from '../pressable/Pressable.tsx';
import { mainTabs, type Tab } from './mainTabs.tsx';
import styles from './TabBar.module.css';

export interface TabBarProps {
  tabs?: readonly Tab[] | undefined;
  /** The tab of the page shown; none is marked on pages that belong to no tab. */
  activeId?: string | undefined;
  /** The current query with its `?`; every tab keeps it (TAB-03). */
  query?: string | undefined;
  onSelect?: ((id: string) => void) | undefined;
}

/** The bar at the bottom; a tab replaces the current page in the history (TAB-02). */
export function TabBar({ tabs = mainTabs, activeId, query = '', onSelect }: TabBarProps) {
  return (
    <nav className={styles['bar']} aria-label="主导航">
      <ul className={styles['tabs']}>
        {tabs.map(({ id, label, href, icon: TabIcon }) => (
          <li key={id} className={styles['item']}>
            <Pressable
              className={styles['tab']}
              href={href + query}
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
