import { LeafIllustration } from '@shuye/ui';
import { unavailableText } from '@shuye/core-domain/book';
import { ReaderNotice } from '../page/ReaderNotice.tsx';

/** A book that may not be read: said without a button, the server's words first [READER-46, ERR-03] (D-062). */
export function RemovedBook({ message }: { message?: string }) {
  const text = unavailableText(message);
  return <ReaderNotice name={text} message={text} illustration={<LeafIllustration />} />;
}
