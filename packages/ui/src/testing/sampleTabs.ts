import type { Tab } from '../components/tab-bar/TabBar.tsx';
import { MineIcon } from '../icons/MineIcon.tsx';
import { ShelfIcon } from '../icons/ShelfIcon.tsx';
import { StoreIcon } from '../icons/StoreIcon.tsx';

export const sampleTabs: readonly Tab[] = [
  { id: 'shelf', label: '书架', href: '/shelf', icon: ShelfIcon },
  { id: 'home', label: '书城', href: '/', icon: StoreIcon },
  { id: 'myself', label: '我的', href: '/myself', icon: MineIcon },
];
