import { TopBar, type TopBarProps } from '@shuye/ui';
import { useGoBack } from './useGoBack.ts';

export function BackBar(props: Pick<TopBarProps, 'title' | 'heading' | 'actions'>) {
  return <TopBar {...props} onBack={useGoBack()} />;
}
