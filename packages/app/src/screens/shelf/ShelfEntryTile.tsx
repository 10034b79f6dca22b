import { cornerTag, progressLabel } from '@shuye/core-domain';
import { ShelfTile } from '@shuye/ui';
import { useServices } from '../../services/ServicesContext.tsx';
import type { ShelfEntry } from '../../stores/shelfStore.ts';
import { useProgress } from '../../stores/useProgress.ts';
import { useShelfEdit } from '../../stores/useShelfEdit.ts';
import { entryHref } from './entryHref.ts';
import { cornerTones } from './cornerTones.ts';

interface ShelfEntryTileProps {
  entry: ShelfEntry;
  isEditing: boolean;
}

/** A kept book: a tap goes on reading, holding it selects it; while editing a tap selects [SHELF-12..16] [SHELF-19]. */
export function ShelfEntryTile({ entry, isEditing }: ShelfEntryTileProps) {
  const { now } = useServices();
  const { bookId, title, author, coverUrl, offer = {} } = entry;
  const left = useProgress(bookId);
  const isSelected = useShelfEdit(({ selected }) => selected.has(bookId));
  const enter = useShelfEdit((edit) => edit.enter);
  const toggle = useShelfEdit((edit) => edit.toggle);
  const corner = cornerTag(offer, now() / 1000);

  return (
    <ShelfTile
      title={title}
      author={author}
      src={coverUrl || undefined}
      note={progressLabel(left?.percent)}
      tag={corner && { text: corner.label, tone: cornerTones[corner.mark] }}
      selected={isEditing ? isSelected : undefined}
      href={entryHref(entry, left)}
      onPress={isEditing ? () => toggle(bookId) : undefined}
      onLongPress={isEditing ? undefined : () => enter(bookId)}
    />
  );
}
