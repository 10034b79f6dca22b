import type { Meta, StoryObj } from '@storybook/react-vite';
import { SegmentedControl } from '../segmented-control/SegmentedControl.tsx';
import { Slider } from '../slider/Slider.tsx';
import { Switch } from '../switch/Switch.tsx';
import { Sheet } from './Sheet.tsx';
import { longTitle } from '../../testing/sampleBooks.ts';

const ignore = () => undefined;

export default {
  title: 'Layers/Sheet',
  component: Sheet,
  args: {
    open: true,
    onClose: ignore,
    title: '阅读设置',
    children: (
      <>
        <Slider label="字号" value={18} min={14} max={32} step={2} valueText="18像素" onChange={ignore} />
        <SegmentedControl
          label="翻页"
          labelVisible
          value="slide"
          onChange={ignore}
          segments={[
            { value: 'scroll', label: '上下' },
            { value: 'slide', label: '平移' },
            { value: 'cover', label: '覆盖' },
          ]}
        />
        <Switch label="屏幕常亮" checked onChange={ignore} />
      </>
    ),
  },
} satisfies Meta<typeof Sheet>;

type Story = StoryObj<typeof Sheet>;

export const Settings: Story = {};
export const Long: Story = {
  args: {
    title: '使用规则',
    children: Array.from({ length: 40 }, (_, index) => <p key={index}>第{index + 1}条　豆券不找零，不可转赠。</p>),
  },
};
export const LongTitle: Story = { args: { title: longTitle } };
