import { IconButton, MineIcon, SearchBar, ShelfIcon } from '@shuye/ui';
import { brand } from '@shuye/core-domain/brand';
import { paths } from '../../../routes.ts';
import type { ModuleProps } from '../ModuleProps.ts';
import bar from './BarModule.module.css';
import styles from './SearchBarModule.module.css';

/** The way to the search, to the shelf and to one's own page [STORE-10] [STORE-17..19]. */
export function SearchBarModule({ module }: ModuleProps) {
  return (
    <div className={bar['bar']}>
      <div className={styles['row']}>
        <p className={styles['name']} aria-hidden="true">
          {brand.name}
        </p>
        <div className={styles['search']}>
          <SearchBar
            text={module.items[0]?.name || undefined}
            href={paths.search()}
            actions={
              <>
                <IconButton label="书架" href={paths.shelf()}>
                  <ShelfIcon />
                </IconButton>
                <IconButton label="我的" href={paths.myself()}>
                  <MineIcon />
                </IconButton>
              </>
            }
          />
        </div>
      </div>
    </div>
  );
}
