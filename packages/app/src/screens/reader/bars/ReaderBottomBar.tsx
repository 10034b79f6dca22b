import type { Reader, ReaderState } from '@shuye/reader-engine';
import { Button, ListIcon, MoonIcon, MoreIcon, SunIcon, TypeIcon } from '@shuye/ui';
import type { ReactNode } from 'react';
import { useReaderSettings } from '../../../hooks/useReaderSettings.ts';
import { BarButton } from './BarButton.tsx';
import { ChapterSlider } from './chapter-slider/ChapterSlider.tsx';
import styles from './ReaderBars.module.css';
import type { ReaderTool } from './useControls.ts';
import type { ReaderActions } from './useReaderActions.ts';
import { LazyChunk } from '../LazyChunk.tsx';
import { useReaderState } from '../book/useReaderState.ts';

interface ReaderBottomBarProps {
  isShown: boolean;
  /** The settings stand over it. */
  isCovered: boolean;
  reader: Reader;
  actions: ReaderActions;
  inScript: (text: string) => string;
  onTool: (tool: ReaderTool) => void;
}

const loadTimeLeft = () => import('./time-left/TimeLeft.tsx');

const isFirst = (state: ReaderState): boolean => state.status === 'reading' && state.chapter.index === 0;
const isPastLast = (state: ReaderState): boolean => state.status === 'finished';

/** Previous and next with the chapters between them, the catalogue, the theme and the tools [READER-08] [READER-09] [READER-10]. */
export function ReaderBottomBar({ isShown, isCovered, reader, actions, inScript, onTool }: ReaderBottomBarProps) {
  const { toChapter, toCatalog } = actions;
  return (
    <footer
      className={styles['bottom']}
      data-shown={isShown ? '' : undefined}
      data-covered={isCovered ? '' : undefined}
    >
      {/* Disabled at the ends of the book they would lose the focus. */}
      <div className={styles['chapters']}>
        <Button
          variant="quiet"
          aria-disabled={useReaderState(reader, isFirst) || undefined}
          onPress={() => toChapter(-1)}
        >
          上一章
        </Button>
        <ChapterSlider reader={reader} inScript={inScript} onOpenList={() => onTool('catalog')} />
        <Button
          variant="quiet"
          aria-disabled={useReaderState(reader, isPastLast) || undefined}
          onPress={() => toChapter(1)}
        >
          下一章
        </Button>
      </div>
      <LazyChunk load={loadTimeLeft} props={{ reader }} />
      <div className={styles['tools']}>
        <BarButton icon={<ListIcon />} onPress={toCatalog}>
          目录
        </BarButton>
        <NightButton />
        <BarButton icon={<TypeIcon />} onPress={() => onTool('settings')}>
          设置
        </BarButton>
        <BarButton icon={<MoreIcon />} onPress={() => onTool('more')}>
          更多
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
