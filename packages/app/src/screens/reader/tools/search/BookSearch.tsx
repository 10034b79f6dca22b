import { placeAt } from '@shuye/core-domain/progress';
import { Button, Drawer, EmptyView, SearchForm, SearchIllustration } from '@shuye/ui';
import { useState } from 'react';
import type { ReaderToolProps } from '../ReaderToolProps.ts';
import styles from './BookSearch.module.css';
import { searchFacts } from './searchFacts.ts';
import { SearchHits } from './SearchHits.tsx';
import { useBookSearch, type BookHit } from './useBookSearch.ts';

/** Longest words that are looked for, characters. */
const LONGEST = 40;

export default function BookSearch({ open, reader, surface, inScript, onClose, onJump }: ReaderToolProps) {
  const [words, setWords] = useState('');
  const search = useBookSearch(reader);
  const { hits, from, progress } = search;
  const onward = hits.filter(({ chapter }) => chapter.index >= from);
  const before = hits.filter(({ chapter }) => chapter.index < from);
  const isEmpty = !progress && search.words !== '' && hits.length === 0;

  const goTo = ({ chapter: { chapterId }, match: { offset, length } }: BookHit) => {
    onJump(placeAt(chapterId, '', offset));
    surface.current?.view()?.highlight([{ chapterId, offset, length, kind: 'search' }]);
    onClose();
  };

  return (
    <Drawer open={open} onClose={onClose} title="书内搜索">
      <div className={styles['form']}>
        <SearchForm
          focused={search.words === ''}
          value={words}
          onChange={setWords}
          onSubmit={(text) => search.start(text.trim())}
          placeholder="搜索本书内容"
          maxLength={LONGEST}
        />
        <div className={styles['state']}>
          <output className={styles['facts']}>{searchFacts(search)}</output>
          {progress && (
            <Button variant="quiet" size="small" onPress={search.stop}>
              停止
            </Button>
          )}
        </div>
        <div className={styles['track']}>
          {progress && (
            <progress className={styles['progress']} aria-label="搜索进度" value={progress.done} max={progress.total} />
          )}
        </div>
      </div>
      {isEmpty && (
        <EmptyView
          message={`没有找到“${search.words}”`}
          hint="换一个词再试；未购买的章节不在其中"
          illustration={<SearchIllustration />}
        />
      )}
      <SearchHits label="从本章往后" hits={onward} inScript={inScript} onSelect={goTo} />
      {before.length > 0 && <h3 className={styles['part']}>前面的章节</h3>}
      <SearchHits label="前面的章节" hits={before} inScript={inScript} onSelect={goTo} />
    </Drawer>
  );
}
