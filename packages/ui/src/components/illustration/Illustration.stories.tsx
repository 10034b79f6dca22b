import type { Meta, StoryObj } from '@storybook/react-vite';
import { LeafIllustration } from './LeafIllustration.tsx';
import { OfflineIllustration } from './OfflineIllustration.tsx';
import { SearchIllustration } from './SearchIllustration.tsx';
import { ShelfIllustration } from './ShelfIllustration.tsx';
import { TicketIllustration } from './TicketIllustration.tsx';

function Illustrations() {
  return (
    <>
      <ShelfIllustration />
      <SearchIllustration />
      <LeafIllustration />
      <OfflineIllustration />
      <TicketIllustration />
    </>
  );
}

export default { title: 'Design/Illustrations', component: Illustrations } satisfies Meta<typeof Illustrations>;

export const All: StoryObj<typeof Illustrations> = {};
