import type { Meta, StoryObj } from '@storybook/react-vite';
import { BookGrid } from '../components/book-grid/BookGrid.tsx';
import { BookTile } from '../components/book-tile/BookTile.tsx';
import { longTitle, sampleBooks, samplePicture } from '../testing/sampleBooks.ts';

const tags = [
  undefined,
  { text: '更新', tone: 'ink' },
  undefined,
  { text: '限免', tone: 'jade' },
  undefined,
  undefined,
  { text: 'VIP', tone: 'gold' },
] as const;

/** A shelf one wants to touch: drawn covers, pictures and tags side by side. */
function Shelf() {
  return (
    <BookGrid label="书架">
      {sampleBooks.map(({ id, title, author }, index) => (
        <BookTile key={id} title={title} author={author} note={author} href={`#${id}`} tag={tags[index]} />
      ))}
      <BookTile key="picture" title="夜航船" author="张岱" note="张岱" href="#p" src={samplePicture('#33475b')} />
      <BookTile key="long" title={longTitle} author="佚名" note="佚名" href="#l" />
      <BookTile key="latin" title="Walden" author="Thoreau" note="梭罗" href="#w" />
    </BookGrid>
  );
}

export default { title: 'Design/Shelf', component: Shelf } satisfies Meta<typeof Shelf>;

export const 书架一览: StoryObj<typeof Shelf> = {};
