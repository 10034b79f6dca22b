import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button } from '../button/Button.tsx';
import { LeafIllustration } from '../illustration/LeafIllustration.tsx';
import { SearchIllustration } from '../illustration/SearchIllustration.tsx';
import { ShelfIllustration } from '../illustration/ShelfIllustration.tsx';
import { TicketIllustration } from '../illustration/TicketIllustration.tsx';
import { EmptyView } from './EmptyView.tsx';

export default {
  title: 'States/EmptyView',
  component: EmptyView,
  args: { message: '还没有内容' },
} satisfies Meta<typeof EmptyView>;

type Story = StoryObj<typeof EmptyView>;

export const Shelf: Story = {
  args: {
    illustration: <ShelfIllustration />,
    message: '把生命浪费在美好的事物上',
    action: (
      <Button variant="primary" href="#store">
        去书城
      </Button>
    ),
  },
};
export const Search: Story = {
  args: {
    illustration: <SearchIllustration />,
    message: '没有找到相关书籍',
    hint: '换个词试试，或者看看大家都在搜什么',
  },
};
export const Tickets: Story = { args: { illustration: <TicketIllustration />, message: '暂无豆券' } };
export const Leaf: Story = {};
export const LongText: Story = {
  args: {
    illustration: <LeafIllustration />,
    message: '这本书的作者还在写，最新的一章已经读完了',
    hint: '加入书架，更新的时候会在封面的右上角看到一个小小的标记',
  },
};
