import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { columnsOf } from '../../testing/columnsOf.ts';
import { BookTile } from '../book-tile/BookTile.tsx';
import { CountdownLabel } from '../countdown-label/CountdownLabel.tsx';
import { longTitle, sampleBooks } from '../../testing/sampleBooks.ts';
import { SlideList } from './SlideList.tsx';

export default {
  title: 'Bookstore/SlideList',
  component: SlideList,
  args: {
    label: '限时免费',
    countdown: <CountdownLabel text="限免剩余3天" />,
    children: sampleBooks
      .slice(0, 8)
      .map(({ id, title, author }) => <BookTile key={id} title={title} author={author} href={`#${id}`} />),
  },
} satisfies Meta<typeof SlideList>;

type Story = StoryObj<typeof SlideList>;

export const WithCountdown: Story = {};
export const Plain: Story = { args: { countdown: undefined } };

const tiles = (count: number) =>
  sampleBooks
    .slice(0, count)
    .map(({ id, title, author, description }) => (
      <BookTile key={id} title={title} author={author} description={description} href={`#${id}`} />
    ));

export const Desktop: Story = {
  name: 'shows all books of a wide window, nothing is scrolled sideways',
  parameters: { bare: true },
  globals: { viewport: { value: 'desktop' } },
  args: { children: tiles(12) },
  play: async ({ canvas }) => {
    const list = canvas.getByRole('list');
    await expect(columnsOf(list)).toBeGreaterThan(5);
    await expect(list.scrollWidth).toBe(list.clientWidth);
  },
};

export const FewBooks: Story = {
  name: 'shares a wide row among two books, which say what they are about',
  parameters: { bare: true },
  globals: { viewport: { value: 'desktop' } },
  args: { children: tiles(2) },
  play: async ({ canvas, canvasElement }) => {
    const [first, second] = canvas.getAllByRole('listitem').map((item) => item.getBoundingClientRect());
    await expect(first?.width).toBeGreaterThan(canvasElement.clientWidth * 0.45);
    await expect(second?.top).toBe(first?.top);
    await expect(canvas.getByText(/花妖狐魅/)).toBeVisible();
  },
};

export const FewBooksOfAPhone: Story = {
  name: 'says nothing of its books on a phone',
  args: { children: tiles(2) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/花妖狐魅/)).not.toBeVisible();
  },
};

export const LongText: Story = {
  name: 'keeps long titles within their places',
  args: {
    children: ['a', 'b', 'c', 'd'].map((id) => (
      <BookTile key={id} title={longTitle} author={longTitle} note={longTitle} href={`#${id}`} />
    )),
  },
  play: async ({ canvas }) => {
    for (const item of canvas.getAllByRole('listitem')) {
      await expect(item.scrollWidth).toBeLessThanOrEqual(item.clientWidth);
    }
  },
};
