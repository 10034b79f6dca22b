import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { BookTile } from '../book-tile/BookTile.tsx';
import { columnsOf } from '../../testing/columnsOf.ts';
import { sampleBooks } from '../../testing/sampleBooks.ts';
import { RecommendGrid } from './RecommendGrid.tsx';

const widths = [320, 359, 360, 439, 440];

export default {
  title: 'Books/RecommendGrid',
  component: RecommendGrid,
  parameters: {
    viewport: {
      options: Object.fromEntries(
        widths.map((width) => [`w${width}`, { name: `${width}`, styles: { width: `${width}px`, height: '800px' } }]),
      ),
    },
  },
  args: {
    label: '更多推荐',
    children: sampleBooks
      .slice(0, 6)
      .map(({ id, title, author }) => (
        <BookTile key={id} title={title} author={author} note={author} href={`#${id}`} />
      )),
  },
} satisfies Meta<typeof RecommendGrid>;

type Story = StoryObj<typeof RecommendGrid>;

const showing =
  (columns: number): NonNullable<Story['play']> =>
  async ({ canvas }) => {
    await expect(columnsOf(canvas.getByRole('list'))).toBe(columns);
  };

export const Below360: Story = {
  name: '1 column at 359 px [COVER-12, CONST-56]',
  globals: { viewport: { value: 'w359' } },
  play: showing(1),
};
export const From360: Story = {
  name: '2 columns from 360 px [COVER-13, CONST-56]',
  globals: { viewport: { value: 'w360' } },
  play: showing(2),
};
export const To439: Story = {
  name: '2 columns up to 439 px [COVER-13, CONST-57]',
  globals: { viewport: { value: 'w439' } },
  play: showing(2),
};
export const From440: Story = {
  name: '3 columns from 440 px [COVER-14, CONST-57]',
  globals: { viewport: { value: 'w440' } },
  play: showing(3),
};
