import { useMemo } from 'react';
import { Shelf } from '../Shelf.tsx';
import { GroupTile } from './GroupTile.tsx';
import { ShelfGroupsContext } from './ShelfGroupsContext.ts';
import { useShelfGroups } from './useShelfGroups.ts';

export default function GroupedShelf() {
  const known = useShelfGroups();
  const groups = useMemo(() => ({ ...known, Tile: GroupTile }), [known]);
  return (
    <ShelfGroupsContext value={groups}>
      <Shelf />
    </ShelfGroupsContext>
  );
}
