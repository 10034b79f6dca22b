import { WindowedBooks, type WindowedBooksProps } from '@shuye/ui';
import { useLaterStatuses } from './book-status/useLaterStatuses.ts';

/** The tiles of a long shelf near the eyes; of those beyond the newest 300 it is asked how they grew as they come there. */
export default function LongShelf(props: WindowedBooksProps) {
  const onDrawn = useLaterStatuses();
  return <WindowedBooks {...props} onDrawn={onDrawn} />;
}
