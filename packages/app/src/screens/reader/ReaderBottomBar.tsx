import type { Reader, ReaderState } from '@shuye/reader-engine';
import { Button, ListIcon, MoonIcon, SunIcon, TypeIcon } from '@shuye/ui';
import type { ReactNode } from 'react';
import { useReaderSettings } from '../../stores/useReaderSettings.ts';
import { BarButton } from './BarButton.tsx';
import styles from './ReaderBars.module.css';
import type { ReaderActions } from './useReaderActions.ts';
import { useReaderState } from './useReaderState.ts';

interface ReaderBottomBarProps {
  isShown: boolean;
  reader: Reader;
  actions: ReaderActions;
  onSettings: () => void;
}

/** 第12章 / 共120章, with the page inside the chapter where pages are laid out. */
function position(state: ReaderState): string {
  if (state.status === 'finished') return '全书末';
  if (state.status !== 'reading') return '';
  const { chapter, list, mark } = state;
  const chapters = `${chapter.index + 1} / ${list.chapters.length} 章`;
  return mark?.pageCount === undefined ? chapters : `${chapters} · ${mark.page + 1} / ${mark.pageCount} 页`;
}

const isFirst = (state: ReaderState): boolean => state.status === 'reading' && state.chapter.index === 0;
const isPastLast = (state: ReaderState): boolean => state.status === 'finished';

/** Previous, catalogue and next, the theme and the settings [READER-08] [READER-09] [READER-10]. */
export function ReaderBottomBar({ isShown, reader, actions, onSettings }: ReaderBottomBarProps) {
  const { toChapter, toCatalog } = actions;
  return (
    <footer className={styles['bottom']} data-shown={isShown ? '' : undefined}>
      <div className={styles['chapters']}>
        <Button variant="quiet" disabled={useReaderState(reader, isFirst)} onPress={() => toChapter(-1)}>
          上一章
        </Button>
        <span className={styles['position']}>{useReaderState(reader, position)}</span>
        <Button variant="quiet" disabled={useReaderState(reader, isPastLast)} onPress={() => toChapter(1)}>
          下一章
        </Button>
      </div>
      <div className={styles['tools']}>
        <BarButton icon={<ListIcon />} onPress={toCatalog}>
          目录
        </BarButton>
        <NightButton />
        <BarButton icon={<TypeIcon />} onPress={onSettings}>
          设置
        </BarButton>
      </div>
    </footer>
  );
}

function NightButton(): ReactNode {
  const isNight = useReaderSettings(({ settings }) => settings.theme === 'night');
  const change = useReaderSettings((state) => state.change);
  return (
    <BarButton
      icon={isNight ? <SunIcon /> : <MoonIcon />}
      onPress={() => change({ theme: isNight ? 'white' : 'night' })}
    >
      {isNight ? '日间' : '夜间'}
    </BarButton>
  );
}
