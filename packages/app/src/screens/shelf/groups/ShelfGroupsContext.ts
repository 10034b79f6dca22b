import type { ShelfGroup, ShelfGroups } from '@shuye/core-domain/shelf-groups';
import { createContext, useContext, type ComponentType } from 'react';
import type { ShelfEntry } from '../../../stores/shelfStore.ts';

export interface GroupTileProps {
  group: ShelfGroup;
  books: readonly ShelfEntry[];
  isEditing: boolean;
  isRow: boolean;
}

export interface KnownGroups extends ShelfGroups {
  /** Draws one; absent where there is none. */
  Tile?: ComponentType<GroupTileProps>;
}

/** Readers without groups never fetch their code. */
export const noGroups: KnownGroups = { groups: [], groupOf: new Map() };

export const ShelfGroupsContext = createContext<KnownGroups>(noGroups);

export const useKnownGroups = (): KnownGroups => useContext(ShelfGroupsContext);
