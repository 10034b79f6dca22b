import { answerCountLabel, type Question } from '@shuye/core-domain/question';
import { dayLabel } from '@shuye/core-domain/time';
import { Pressable } from '@shuye/ui';
import { paths } from '../../routes.ts';
import styles from './QuestionRows.module.css';

interface QuestionRowsProps {
  label: string;
  questions: readonly Question[];
}

/** Questions with the day that they were asked and how many answered, each a link to its page [SEO-08]. */
export const QuestionRows = ({ label, questions }: QuestionRowsProps) => (
  <ul className={styles['questions']} aria-label={label}>
    {questions.map(({ questionId, title, publishedAt, answerCount }) => (
      <li key={questionId}>
        <Pressable className={styles['question']} href={paths.questionDetail(questionId)}>
          <span className={styles['title']}>{title}</span>
          <span className={styles['facts']}>
            {publishedAt > 0 && `${dayLabel(publishedAt * 1000)} · `}
            {answerCountLabel(answerCount)}
          </span>
        </Pressable>
      </li>
    ))}
  </ul>
);
