import type { Meta, StoryObj } from '@storybook/react-vite';
import { CatalogRow } from '../catalog-row/CatalogRow.tsx';
import { TextLink } from '../text-link/TextLink.tsx';
import { Drawer } from './Drawer.tsx';
import { longTitle } from '../../testing/sampleBooks.ts';
import { LoadingBlock } from '../loading-block/LoadingBlock.tsx';
import { ErrorView } from '../error-view/ErrorView.tsx';

export default {
  title: 'Layers/Drawer',
  component: Drawer,
  args: {
    open: true,
    onClose: () => undefined,
    title: '目录 · 共120章',
    actions: (
      <TextLink tone="quiet" onPress={() => undefined}>
        倒序
      </TextLink>
    ),
    children: Array.from({ length: 30 }, (_, index) => (
      <CatalogRow
        key={index}
        title={`第${index + 1}回　夜雨寄北`}
        current={index === 4}
        lockText={index > 9 ? '未购买' : undefined}
        href={`#${index}`}
      />
    )),
  },
} satisfies Meta<typeof Drawer>;

export const Catalogue: StoryObj<typeof Drawer> = {};
export const LongText: StoryObj<typeof Drawer> = {
  args: {
    title: longTitle,
    children: [longTitle, longTitle.repeat(2)].map((title) => (
      <CatalogRow key={title} title={title} lockText="未购买" href={`#${title.length}`} />
    )),
  },
};
/** Until the chapters are there. */
export const Loading: StoryObj<typeof Drawer> = { args: { children: <LoadingBlock /> } };
export const Failed: StoryObj<typeof Drawer> = {
  args: { children: <ErrorView message="目录没有取到" onRetry={() => undefined} /> },
};
