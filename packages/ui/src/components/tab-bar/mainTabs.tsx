import type { ComponentType } from 'react';
import type { SelectableIconProps } from '../../icons/Icon.tsx';
import { MineIcon } from '../../icons/MineIcon.tsx';
import { ShelfIcon } from '../../icons/ShelfIcon.tsx';
import { StoreIcon } from '../../icons/StoreIcon.tsx';

export interface Tab {
  id: string;
  label: string;
  href: string;
  icon: ComponentType<SelectableIconProps>;
}

/** The product's three tabs in their order (TAB-01). */
export const mainTabs = [
  { id: 'shelf', label: '书架', href: '/shelf', icon: ShelfIcon },
  { id: 'home', label: '书城', href: '/', icon: StoreIcon },
  { id: 'myself', label: '我的', href: '/myself', icon: MineIcon },
] as const satisfies readonly Tab[];
