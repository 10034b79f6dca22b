import { Button, EmptyView } from '@shuye/ui';
import { useShelfArrangement } from './useShelfArrangement.ts';

/** No book of the shelf is among those wanted: one press shows all again. */
export function NothingShown() {
  const { words, arrange, search } = useShelfArrangement();
  const showAll = () => {
    arrange({ filter: 'all' });
    search(undefined);
  };
  return (
    <EmptyView
      illustration="shelf"
      message={words ? '书架上没有找到这本书' : '书架上没有这样的书'}
      action={<Button onPress={showAll}>查看全部</Button>}
    />
  );
}
