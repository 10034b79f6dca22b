import { render } from '@testing-library/react';
import { expect, it } from 'vitest';
import { LeafIllustration } from './LeafIllustration.tsx';
import { OfflineIllustration } from './OfflineIllustration.tsx';
import { SearchIllustration } from './SearchIllustration.tsx';
import { ShelfIllustration } from './ShelfIllustration.tsx';
import { TicketIllustration } from './TicketIllustration.tsx';

it.each(
  Object.entries({ LeafIllustration, OfflineIllustration, SearchIllustration, ShelfIllustration, TicketIllustration }),
)('%s is decoration', (_, Drawing) => {
  const { container } = render(<Drawing />);
  expect(container.querySelector('svg')?.getAttribute('aria-hidden')).toBe('true');
});
