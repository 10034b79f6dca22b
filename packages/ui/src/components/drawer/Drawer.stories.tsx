import type { Meta, StoryObj } from '@storybook/react-vite';
import { CatalogRow } from '../catalog-row/CatalogRow.tsx';
import { TextLink } from '../text-link/TextLink.tsx';
import { Drawer } from './Drawer.tsx';

export default {
  title: 'Layers/Drawer',
  component: Drawer,
  args: {
    open: true,
    onClose: () => undefined,
    title: '目录 · 共 120 章',
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
