import { isLocalBookId } from '@shuye/core-domain/book';
import { messages } from '@shuye/core-domain/error';
import { progressLabel } from '@shuye/core-domain/progress';
import { cornerTag, type Reading } from '@shuye/core-domain/shelf';
import { ShelfTile } from '@shuye/ui';
import { useOwnShelf } from '../../features/own-books/useOwnShelf.ts';
import { useServices } from '../../services/ServicesContext.tsx';
import type { Progress } from '../../stores/progressStore.ts';
import type { ShelfEntry } from '../../stores/shelfStore.ts';
import { useShelfEdit } from '../../hooks/useShelfEdit.ts';
import type { BookMark } from './book-status/compareBookStatus.ts';
import { entryHref } from './entryHref.ts';
import { cornerTones } from './cornerTones.ts';

interface ShelfEntryTileProps {
  entry: ShelfEntry;
  /** Where this device left it, and where any device of its reader did. */
  left: Progress | undefined;
  reading: Reading | undefined;
  isEditing: boolean;
  /** Lies in a list instead of the grid. */
  isRow: boolean;
  mark?: BookMark | undefined;
  onOpen: (bookId: string) => void;
}

const ownTag = { text: '本地', tone: 'ink' } as const;
const spaceTag = { text: '空间', tone: 'ink' } as const;

/**
 * A kept book: a tap goes on reading, holding it selects it; while editing a tap selects [SHELF-12..16] [SHELF-19]. Of one
 * that was taken down a tap says so [AUTH-23].
 */
export function ShelfEntryTile({ entry, left, reading, isEditing, isRow, mark, onOpen }: ShelfEntryTileProps) {
  const { client, toaster } = useServices();
  const { bookId, title, author, coverUrl, offer = {} } = entry;
  const { elsewhere } = useOwnShelf();
  const isSelected = useShelfEdit(({ selected }) => selected.has(bookId));
  const enter = useShelfEdit((edit) => edit.enter);
  const toggle = useShelfEdit((edit) => edit.toggle);
  const hasUpdate = mark === 'updated' || offer.hasUpdate === true;
  const corner = cornerTag({ ...offer, hasUpdate }, client.serverMs() / 1000);
  const isTakenDown = mark === 'taken-down';

  const open = () => {
    if (isTakenDown) toaster.show(messages.bookRemoved);
    else onOpen(bookId);
  };
  return (
    <ShelfTile
      row={isRow}
      title={title}
      author={author}
      src={coverUrl || undefined}
      note={progressLabel(left?.percent)}
      tag={
        isLocalBookId(bookId)
          ? elsewhere.has(bookId)
            ? spaceTag
            : ownTag
          : corner && { text: corner.label, tone: cornerTones[corner.mark] }
      }
      selected={isEditing ? isSelected : undefined}
      href={isTakenDown ? undefined : entryHref(entry, left, reading)}
      onPress={isEditing ? () => toggle(bookId) : open}
      onLongPress={isEditing ? undefined : () => enter(bookId)}
    />
  );
}
