import type { Meta, StoryObj } from '@storybook/react-vite';
import { Illustration } from './Illustration.tsx';

const names = ['shelf', 'search', 'leaf', 'offline', 'ticket'] as const;

function Illustrations() {
  return names.map((name) => <Illustration key={name} name={name} />);
}

export default { title: 'Design/Illustrations', component: Illustrations } satisfies Meta<typeof Illustrations>;

export const All: StoryObj<typeof Illustrations> = {};
