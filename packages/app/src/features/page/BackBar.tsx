import { TopBar, type TopBarProps } from '@shuye/ui';
import { useGoBack } from './useGoBack.ts';

/** The bar of a page that was come to from another. */
export function BackBar(props: Pick<TopBarProps, 'title' | 'heading' | 'actions'>) {
  return <TopBar {...props} onBack={useGoBack()} />;
}
