import { wordCountLabel } from '@shuye/core-domain/text';
import { BookCover, Page, Skeleton, VisuallyHidden } from '@shuye/ui';
import { BackBar } from '../../features/page/BackBar.tsx';
import { PageTitle } from '../../features/page/PageTitle.tsx';
import { shortStoryQuery } from '../../queries/shortStoryQuery.ts';
import { useServices } from '../../services/ServicesContext.tsx';
import { useScreenQuery } from '../../hooks/useScreenQuery.ts';
import styles from './Story.module.css';
import { StoryActions } from './StoryActions.tsx';
import { StoryText } from './StoryText.tsx';

export function Story({ bookId }: { bookId: string }) {
  const { client } = useServices();
  const { data: story } = useScreenQuery(shortStoryQuery(client, bookId));
  if (!story) return <StorySkeleton />;
  const { title, author, coverUrl, wordCount, text } = story;
  const facts = [author, ...(wordCount > 0 ? [wordCountLabel(wordCount)] : [])].filter((fact) => fact !== '');
  return (
    <Page bar={<BackBar />}>
      <PageTitle name={title} />
      <article>
        <header className={styles['head']}>
          <div className={styles['words']}>
            <h1 className={styles['title']}>{title}</h1>
            <p className={styles['facts']}>{facts.join(' · ')}</p>
          </div>
          <div className={styles['cover']}>
            <BookCover title={title} author={author} src={coverUrl || undefined} eager />
          </div>
        </header>
        <StoryText text={text} />
      </article>
      <StoryActions bookId={bookId} />
    </Page>
  );
}

function StorySkeleton() {
  return (
    <Page bar={<BackBar />}>
      <VisuallyHidden>
        <output>加载中</output>
      </VisuallyHidden>
      <div className={styles['shape']} aria-hidden="true" />
      <Skeleton shape="text" count={5} />
    </Page>
  );
}
