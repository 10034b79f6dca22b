import type { Meta, StoryObj } from '@storybook/react-vite';
import { BookIcon } from '../../icons/BookIcon.tsx';
import { ListIcon } from '../../icons/ListIcon.tsx';
import { SortIcon } from '../../icons/SortIcon.tsx';
import { StarIcon } from '../../icons/StarIcon.tsx';
import { samplePicture } from '../../testing/sampleBooks.ts';
import { NavBar } from './NavBar.tsx';

const items = [
  { id: 'class', label: '分类', href: '#class', icon: <ListIcon /> },
  { id: 'rank', label: '榜单', href: '#rank', icon: <SortIcon />, badge: '新' },
  { id: 'done', label: '完结', href: '#done', icon: <BookIcon /> },
  { id: 'vip', label: '会员', href: '#vip', icon: <StarIcon /> },
];

export default { title: 'Bookstore/NavBar', component: NavBar, args: { items } } satisfies Meta<typeof NavBar>;

type Story = StoryObj<typeof NavBar>;

export const Default: Story = {};
export const Pictures: Story = {
  args: { items: items.map((item) => ({ ...item, src: samplePicture('#35503f', 96, 96) })) },
};
export const LongText: Story = {
  args: { items: items.map((item) => ({ ...item, label: '口碑完结好书', badge: '限时' })) },
};
