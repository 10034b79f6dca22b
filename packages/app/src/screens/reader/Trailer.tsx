import type { BookStatus } from '@shuye/core-domain';
import { Button } from '@shuye/ui';
import { paths } from '../../paths.ts';
import styles from './Trailer.module.css';

const texts: Readonly<Record<BookStatus, string>> = {
  ongoing: '作者正在努力码字中，后续章节敬请期待',
  finished: '恭喜你，又读完了一本书',
};

/** After the last chapter: more is to come, or the book is read [READER-13] [READER-31] [READER-32]. */
export function Trailer({ status }: { status: BookStatus }) {
  return (
    <>
      <span className={styles['seal']} aria-hidden="true">
        {status === 'ongoing' ? '待续' : '全书完'}
      </span>
      <p className={styles['text']}>{texts[status]}</p>
      <Button href={paths.home()}>去书城看看</Button>
    </>
  );
}
