import { useEffect, useMemo } from 'react';
import { rescueFocus } from '../../../features/page/rescueFocus.ts';
import { Shelf } from '../Shelf.tsx';
import { GroupTile } from './GroupTile.tsx';
import { ShelfGroupsContext } from './ShelfGroupsContext.ts';
import { useShelfGroups } from './useShelfGroups.ts';

interface GroupedShelfProps {
  /** Takes the place of a shelf that was open: what had the focus there is gone. */
  isNew: boolean;
}

export default function GroupedShelf({ isNew }: GroupedShelfProps) {
  const known = useShelfGroups();
  const groups = useMemo(() => ({ ...known, Tile: GroupTile }), [known]);

  useEffect(() => {
    if (isNew) rescueFocus();
  }, [isNew]);

  return (
    <ShelfGroupsContext value={groups}>
      <Shelf />
    </ShelfGroupsContext>
  );
}
