import { shelfFilters, shelfOrders, type ShelfFilter, type ShelfOrder } from '@shuye/core-domain/shelf';
import { Chip, IconButton, ListIcon, SearchForm, SearchIcon, Sheet, ShelfIcon, SortIcon } from '@shuye/ui';
import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useShelfArrangement } from './useShelfArrangement.ts';
import styles from './ShelfToolbar.module.css';

const filterNames: Readonly<Record<ShelfFilter, string>> = {
  all: '全部',
  reading: '在读',
  unread: '未读',
  finished: '已读完',
};

const orderNames: Readonly<Record<ShelfOrder, string>> = {
  recent: '最近阅读',
  added: '加入时间',
  title: '书名',
  updated: '最近更新',
};

/** Longer than any title that is searched for. */
const MAX_WORDS = 40;

/** Filters and orders a full shelf, as covers or as a list. */
export default function ShelfToolbar() {
  const { arrangement, words, arrange, search } = useShelfArrangement();
  const [isSorting, setIsSorting] = useState(false);
  const toolbar = useRef<HTMLElement>(null);
  const { order, filter, layout } = arrangement;
  const isList = layout === 'list';
  const isSearching = words !== undefined;
  const focusOn = (selector: string) => toolbar.current?.querySelector<HTMLElement>(selector)?.focus();
  // At once, for phones raise their keyboard only for a focus that the press itself gave.
  const toggleSearch = () => {
    flushSync(() => search(isSearching ? undefined : ''));
    focusOn(isSearching ? '[aria-expanded]' : 'input');
  };

  return (
    <section ref={toolbar} aria-label="书架排列">
      <div className={styles['row']}>
        <div className={styles['filters']}>
          {shelfFilters.map((one) => (
            <span key={one} className={styles['choice']}>
              <Chip selected={one === filter} onPress={() => arrange({ filter: one })}>
                {filterNames[one]}
              </Chip>
            </span>
          ))}
        </div>
        <IconButton label="在书架中查找" aria-expanded={isSearching} onPress={toggleSearch}>
          <SearchIcon />
        </IconButton>
        <IconButton label={`排序：${orderNames[order]}`} aria-haspopup="dialog" onPress={() => setIsSorting(true)}>
          <SortIcon />
        </IconButton>
        <IconButton
          label={isList ? '以封面显示' : '以列表显示'}
          onPress={() => arrange({ layout: isList ? 'grid' : 'list' })}
        >
          {isList ? <ShelfIcon /> : <ListIcon />}
        </IconButton>
      </div>
      {isSearching && (
        <SearchForm
          value={words}
          onChange={search}
          onSubmit={search}
          onCancel={toggleSearch}
          placeholder="查找书架上的书名或作者"
          maxLength={MAX_WORDS}
        />
      )}
      <Sheet open={isSorting} title="书架排序" onClose={() => setIsSorting(false)}>
        {shelfOrders.map((one) => (
          <span key={one} className={styles['choice']}>
            <Chip
              selected={one === order}
              onPress={() => {
                arrange({ order: one });
                setIsSorting(false);
              }}
            >
              {orderNames[one]}
            </Chip>
          </span>
        ))}
      </Sheet>
    </section>
  );
}
