import { Button, EmptyView, SearchIllustration } from '@shuye/ui';
import { paths } from '../../routes.ts';

/** A store page that nobody planned: no retry brings it. */
export default function UnknownStorePage({ message }: { message: string }) {
  return (
    <div role="alert">
      <EmptyView
        illustration={<SearchIllustration />}
        message={message}
        action={<Button href={paths.home()}>去书城</Button>}
      />
    </div>
  );
}
