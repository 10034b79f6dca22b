import { Skeleton, VisuallyHidden } from '@shuye/ui';

/** The shape of a list of books that is on its way. */
export function ListSkeleton() {
  return (
    <>
      <VisuallyHidden>
        <output>加载中</output>
      </VisuallyHidden>
      <Skeleton shape="row" count={8} />
    </>
  );
}
