import { Skeleton, VisuallyHidden } from '@shuye/ui';

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
