import { guideText } from '@shuye/core-domain/guide';
import { Button } from '@shuye/ui';
import { useOpenApp } from '../../features/guide/useOpenApp.ts';
import { paths } from '../../routes.ts';
import { useServices } from '../../services/ServicesContext.tsx';
import styles from './StoryActions.module.css';

/** Leads to the reader, the book's page, and the app where the host may lead there [HOST-24]. */
export function StoryActions({ bookId }: { bookId: string }) {
  const { host } = useServices();
  const openApp = useOpenApp(bookId, 'shortStory');
  return (
    <div className={styles['actions']}>
      <Button variant="primary" wide href={paths.reader(bookId)}>
        到阅读器里读
      </Button>
      <Button wide href={paths.cover(bookId)}>
        书籍详情
      </Button>
      {host.guide?.isMiniApp !== true && (
        <Button wide variant="quiet" onPress={() => openApp('short_story')}>
          {guideText()}
        </Button>
      )}
    </div>
  );
}
