import type { Meta, StoryObj } from '@storybook/react-vite';
import { LoadingBlock } from './LoadingBlock.tsx';

export default { title: 'States/LoadingBlock', component: LoadingBlock } satisfies Meta<typeof LoadingBlock>;

type Story = StoryObj<typeof LoadingBlock>;

export const Block: Story = {};
export const Full: Story = { args: { full: true } };
