import { Skeleton, VisuallyHidden } from '@shuye/ui';

interface ListSkeletonProps {
  /** Rows of books have covers, those of records lines alone. */
  rows?: 'records' | 'books';
}

export function ListSkeleton({ rows = 'books' }: ListSkeletonProps) {
  return (
    <>
      <VisuallyHidden>
        <output>加载中</output>
      </VisuallyHidden>
      <Skeleton shape={rows === 'books' ? 'row' : 'text'} count={8} />
    </>
  );
}
