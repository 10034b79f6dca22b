import { VISIBLE_SHELF } from '@shuye/core-domain/shelf';
import { Button } from '@shuye/ui';
import { useShelf } from '../../hooks/useShelf.ts';
import { paths } from '../../routes.ts';
import styles from './AllBooks.module.css';
import { useShelfArrangement } from './useShelfArrangement.ts';
import { useShelfView } from './useShelfView.ts';

/** Leads from the newest 300 books of a shelf to all of them. */
export default function AllBooks() {
  const hidden = useShelf((shelf) => shelf.hidden.length);
  const { arrangement, words } = useShelfArrangement();
  const { isAll, groupId } = useShelfView();
  if (hidden === 0 || isAll || groupId !== undefined || arrangement.filter !== 'all' || words) return null;
  return (
    <div className={styles['all']}>
      <p className={styles['words']}>{`以上是最近的${VISIBLE_SHELF}本`}</p>
      <Button href={paths.shelf({ all: '1' })}>{`全部书籍 · ${VISIBLE_SHELF + hidden}本`}</Button>
    </div>
  );
}
