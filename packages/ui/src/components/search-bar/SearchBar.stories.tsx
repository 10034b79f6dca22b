import type { Meta, StoryObj } from '@storybook/react-vite';
import { IconButton } from '../icon-button/IconButton.tsx';
import { MineIcon } from '../../icons/MineIcon.tsx';
import { ShelfIcon } from '../../icons/ShelfIcon.tsx';
import { SearchBar } from './SearchBar.tsx';

export default { title: 'Bookstore/SearchBar', component: SearchBar, args: { href: '#search' } } satisfies Meta<
  typeof SearchBar
>;

type Story = StoryObj<typeof SearchBar>;

export const Default: Story = {};
export const WithActions: Story = {
  args: {
    text: '红楼梦',
    actions: (
      <>
        <IconButton label="书架" href="#shelf">
          <ShelfIcon />
        </IconButton>
        <IconButton label="我的" href="#myself">
          <MineIcon />
        </IconButton>
      </>
    ),
  },
};
export const LongText: Story = { args: { text: '大家都在搜：二十年目睹之怪现状、阅微草堂笔记、儒林外史' } };
