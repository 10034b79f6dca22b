import { Button, EmptyView, ShelfIllustration } from '@shuye/ui';
import { paths } from '../../routes.ts';
import { useKnownGroups } from './groups/ShelfGroupsContext.ts';
import { useShelfArrangement } from './useShelfArrangement.ts';
import { useShelfView } from './useShelfView.ts';

/** No book of the shelf, or of a group, is among those wanted: one press shows all again. */
export function NothingShown() {
  const { arrangement, words, arrange, search } = useShelfArrangement();
  const { groupId } = useShelfView();
  const { groups } = useKnownGroups();
  const showAll = () => {
    arrange({ filter: 'all' });
    search(undefined);
  };
  if (groupId !== undefined && arrangement.filter === 'all' && !words) {
    const isThere = groups.some(({ id }) => id === groupId);
    return (
      <EmptyView
        illustration={<ShelfIllustration />}
        message={isThere ? '这个分组里还没有书' : '这个分组已经没有了'}
        action={<Button href={paths.shelf()}>回到书架</Button>}
      />
    );
  }
  return (
    <EmptyView
      illustration={<ShelfIllustration />}
      message={words ? '书架上没有找到这本书' : '书架上没有这样的书'}
      action={<Button onPress={showAll}>查看全部</Button>}
    />
  );
}
