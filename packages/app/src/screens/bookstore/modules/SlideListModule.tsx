import { startCountdown } from '@shuye/core-domain/time';
import { BookTile, CountdownLabel, SlideList } from '@shuye/ui';
import { toTileProps } from '../../../features/book-summary/toTileProps.ts';
import { useCountdown } from '../../../features/countdown/useCountdown.ts';
import type { TimedModule } from '../../../queries/TimedModule.ts';
import type { ModuleProps } from '../ModuleProps.ts';
import { useModuleRefresh } from '../useModuleRefresh.ts';
import { booksOf } from './booksOf.ts';
import { ModuleSection } from './ModuleSection.tsx';

/** Counts from the moment when the module came, on the server's clock. */
const countdownOf = ({ time, receivedAt }: TimedModule) => {
  const offer = time && startCountdown(time.endTime, time.currentTime);
  return offer?.kind === 'running' ? { seconds: offer.seconds, since: receivedAt } : undefined;
};

/** Covers that are scrolled sideways, with the time their offer lasts; it is asked for again when that ends [STORE-07] [STORE-29]. */
export function SlideListModule({ page, module }: ModuleProps) {
  const { mutate } = useModuleRefresh(page, module.moduleId);
  const left = useCountdown(countdownOf(module), mutate);
  const books = booksOf(module);
  if (books.length === 0) return null;
  return (
    <ModuleSection page={page} module={module} note={left !== undefined && <CountdownLabel text={left} />}>
      <SlideList label={module.title}>
        {books.map((book) => (
          <BookTile key={book.bookId} {...toTileProps(book)} description={book.description || undefined} />
        ))}
      </SlideList>
    </ModuleSection>
  );
}
