import type { Book } from '@shuye/core-domain/book';
import type { ReaderParameters } from '@shuye/core-domain/reader';
import type { Reader, ViewMove } from '@shuye/reader-engine';
import type { ReaderPaging } from '../../../stores/readerSettingsStore.ts';
import type { ReaderInsets } from '../page/insetStyle.ts';

export interface ReaderPromptsProps {
  book: Book;
  reader: Reader;
  parameters: ReaderParameters;
  paging: ReaderPaging;
  tapMap: string;
  /** Each member hears of each turn and scroll. */
  moves: Set<(move: ViewMove) => void>;
  topPlace: HTMLElement | null;
  onInsets: (insets: ReaderInsets) => void;
}
