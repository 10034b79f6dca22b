import { rankTitle } from '@shuye/core-domain/question';
import { answerSentence } from '@shuye/core-domain/text';
import { ModuleHeader } from '@shuye/ui';
import { ListSkeleton } from '../../features/endless-list/ListSkeleton.tsx';
import { QuestionRows } from '../../features/questions/QuestionRows.tsx';
import { useScreenQuery } from '../../hooks/useScreenQuery.ts';
import { questionQuery } from '../../queries/landingQueries.ts';
import { paths } from '../../routes.ts';
import { useServices } from '../../services/ServicesContext.tsx';
import { AppGuide } from './AppGuide.tsx';
import styles from './QuestionPage.module.css';
import { RankedBooks } from './RankedBooks.tsx';

const RELATED = '相关问题';

/** The question, the sentence that answers it, the ranked books of its label, and the questions beside it [SEO-04..08]. */
export function QuestionPage({ questionId }: { questionId: string }) {
  const { client } = useServices();
  const { data: question } = useScreenQuery(questionQuery(client, questionId));
  if (!question) return <ListSkeleton />;
  const { title, labelName, answer, rankedBooks, related } = question;
  const [best] = rankedBooks;
  return (
    <>
      <article className={styles['question']}>
        <h1 className={styles['title']}>{title}</h1>
        <p className={styles['answer']}>{answerSentence(answer)}</p>
      </article>
      {rankedBooks.length > 0 && <RankedBooks title={rankTitle(labelName)} books={rankedBooks} />}
      {related.length > 0 && (
        <section className={styles['section']}>
          <ModuleHeader title={RELATED} moreHref={paths.questions()} />
          <QuestionRows label={RELATED} questions={related} />
        </section>
      )}
      {best && <AppGuide bookId={best.bookId} />}
    </>
  );
}
