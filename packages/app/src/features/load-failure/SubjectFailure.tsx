import { UNSHELVED_CODE } from '@shuye/core-domain/book';
import type { AppError } from '@shuye/core-domain/error';
import { Button, EmptyView, SearchIllustration } from '@shuye/ui';
import { LoadFailure } from './LoadFailure.tsx';

const NOT_FOUND_CODE = 404;

interface SubjectFailureProps {
  error: AppError;
  onRetry: () => void;
  others: { name: string; href: string };
}

/** A subject that is not there is told from one that did not come: no retry brings it. */
export function SubjectFailure({ error, onRetry, others: { name, href } }: SubjectFailureProps) {
  const isMissing = error.kind === 'server' && (error.code === NOT_FOUND_CODE || error.code === UNSHELVED_CODE);
  if (!isMissing) return <LoadFailure error={error} onRetry={onRetry} />;
  return (
    <div role="alert">
      <EmptyView
        illustration={<SearchIllustration />}
        message={error.message}
        action={<Button href={href}>{name}</Button>}
      />
    </div>
  );
}
