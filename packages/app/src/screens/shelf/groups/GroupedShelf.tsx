import { useEffect, useMemo } from 'react';
import { focusHeading } from '../../../features/page/focusHeading.ts';
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
    if (isNew && document.activeElement === document.body) focusHeading();
  }, [isNew]);

  return (
    <ShelfGroupsContext value={groups}>
      <Shelf />
    </ShelfGroupsContext>
  );
}
