import { UNSHELVED_CODE } from '@shuye/core-domain/book';
import type { AppError } from '@shuye/core-domain/error';
import { Button, EmptyView, SearchIllustration } from '@shuye/ui';
import { LoadFailure } from './LoadFailure.tsx';

const NOT_FOUND_CODE = 404;
/** The server's answer to what can be no id; it has no words for readers. */
const UNUSABLE_CODE = 400;

interface SubjectFailureProps {
  error: AppError;
  onRetry: () => void;
  others: { name: string; href: string };
  /** What is said of an id that can be none, where an address may bear such a one. */
  unusable?: string;
}

/** A subject that is not there is told from one that did not come: no retry brings it. */
export function SubjectFailure({ error, onRetry, others: { name, href }, unusable }: SubjectFailureProps) {
  const isMissing = error.code === NOT_FOUND_CODE || error.code === UNSHELVED_CODE;
  const words = error.code === UNUSABLE_CODE ? unusable : isMissing ? error.message : undefined;
  if (error.kind !== 'server' || words === undefined) return <LoadFailure error={error} onRetry={onRetry} />;
  return (
    <div role="alert">
      <EmptyView illustration={<SearchIllustration />} message={words} action={<Button href={href}>{name}</Button>} />
    </div>
  );
}
