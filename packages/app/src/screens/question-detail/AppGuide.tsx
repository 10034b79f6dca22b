import { guideText } from '@shuye/core-domain/guide';
import { LeafIllustration, Pressable } from '@shuye/ui';
import { useOpenApp } from '../../features/guide/useOpenApp.ts';
import { useServices } from '../../services/ServicesContext.tsx';
import styles from './AppGuide.module.css';

/** A picture that leads to the app, below everything else; none in the mini-app, which leads nowhere [SEO-09] [GUIDE-11]. */
export function AppGuide({ bookId }: { bookId: string }) {
  const { guide } = useServices().host;
  const open = useOpenApp(bookId, 'question');
  if (guide?.isMiniApp) return null;
  return (
    <aside aria-label="打开APP">
      <Pressable className={styles['guide']} onPress={() => open('question_bottom')}>
        <span className={styles['picture']}>
          <LeafIllustration />
        </span>
        <span className={styles['text']}>{guideText()}</span>
      </Pressable>
    </aside>
  );
}
