import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { longTitle, sampleBooks, samplePicture } from '../../testing/sampleBooks.ts';
import { Skeleton } from '../skeleton/Skeleton.tsx';
import { Banner } from './Banner.tsx';

const items = sampleBooks.slice(0, 3).map(({ id, title, author, description }) => ({
  id,
  title,
  author,
  line: description,
  href: `#${id}`,
}));

export default { title: 'Bookstore/Banner', component: Banner, args: { items } } satisfies Meta<typeof Banner>;

type Story = StoryObj<typeof Banner>;

export const Books: Story = {
  name: 'turns to the slide of a number [UI-03]',
  play: async ({ canvas }) => {
    const track = canvas.getByRole('list');
    const slideLeft = (name: string) =>
      Math.round(canvas.getByRole('link', { name }).getBoundingClientRect().left - track.getBoundingClientRect().left);
    await userEvent.click(canvas.getByRole('button', { name: '第3张，共3张' }));
    await waitFor(() => expect(slideLeft('西游记 石猴出世，大闹天宫；十万八千里路，九九八十一难。 吴承恩')).toBe(0), {
      timeout: 3000,
    });
  },
};

export const LargeLetters: Story = {
  name: 'grows with the letters of the browser, so that none is cut off',
  args: { items: items.map((item) => ({ ...item, title: longTitle })) },
  play: async ({ canvas }) => {
    const root = document.documentElement;
    root.style.fontSize = '32px';
    try {
      const slide = canvas.getByRole('list').getBoundingClientRect();
      for (const words of canvas.getAllByText(longTitle)) {
        const title = words.getBoundingClientRect();
        await expect(title.top).toBeGreaterThanOrEqual(slide.top);
        await expect(title.bottom).toBeLessThanOrEqual(slide.bottom);
      }
    } finally {
      root.style.fontSize = '';
    }
  },
};

export const BesideItsSkeleton: Story = {
  name: 'is as high as what stands for it',
  render: (args) => (
    <>
      <Skeleton shape="banner" />
      <Banner {...args} />
    </>
  ),
  play: async ({ canvas, canvasElement }) => {
    const shape = canvasElement.querySelector('[data-shape="banner"]')?.getBoundingClientRect();
    await expect(shape?.height).toBe(canvas.getByRole('list').getBoundingClientRect().height);
  },
};

export const Loop: Story = {
  name: 'goes on past the last slide to the first [UI-02]',
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: '暂停轮播' }));
    const track = canvas.getByRole('list');
    track.style.scrollBehavior = 'auto';
    track.scrollLeft = 4 * track.clientWidth;
    await waitFor(() => expect(within(track).getByRole('link')).toHaveTextContent('红楼梦'), { timeout: 3000 });
    await waitFor(() => expect(track.scrollLeft).toBe(track.clientWidth));
  },
};

export const Single: Story = { args: { items: items.slice(0, 1) } };
export const Pictures: Story = {
  args: {
    items: [
      { id: '1', title: '秋日读书会', href: '#1', picture: samplePicture('#8a4b2d', 700, 340) },
      { id: '2', title: '夜航船', href: '#2', picture: samplePicture('#33475b', 700, 340) },
    ],
  },
};
export const LongText: Story = {
  args: {
    items: [{ id: '1', title: longTitle, href: '#1', line: longTitle.repeat(2), author: '一位不愿意留下姓名的作者' }],
  },
};
