import { SearchBar } from '@shuye/ui';
import { paths } from '../../routes.ts';
import { useShelfEdit } from '../../hooks/useShelfEdit.ts';
import styles from './ShelfSearch.module.css';

/** The search on top; it leaves edit mode [SHELF-01] [SHELF-02]. */
export function ShelfSearch() {
  const leave = useShelfEdit((edit) => edit.leave);
  return (
    <div className={styles['search']}>
      <SearchBar href={paths.search()} onPress={leave} />
    </div>
  );
}
