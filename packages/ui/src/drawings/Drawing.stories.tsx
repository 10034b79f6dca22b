import type { Meta, StoryObj } from '@storybook/react-vite';
import { Drawing } from './Drawing.tsx';

const names = ['shelf', 'search', 'leaf', 'offline', 'ticket'] as const;

function Drawings() {
  return names.map((name) => <Drawing key={name} name={name} />);
}

export default { title: 'Design/Drawings', component: Drawings } satisfies Meta<typeof Drawings>;

export const All: StoryObj<typeof Drawings> = {};
