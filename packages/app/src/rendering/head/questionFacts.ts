import { brand } from '@shuye/core-domain/brand';
import { answerSentence } from '@shuye/core-domain/text';
import type { QAPage, WithContext } from 'schema-dts';
import { questionQuery } from '../../queries/landingQueries.ts';
import { paths } from '../../routes.ts';
import type { Services } from '../../services/Services.ts';
import { breadcrumbData } from './bookData.ts';
import type { LandingFacts } from './PageFacts.ts';
import { SCHEMA, type Absolute } from './schemaData.ts';

/** Undefined where nothing was answered. */
export function questionFacts(
  { client, query }: Services,
  questionId: string,
  absolute: Absolute,
): LandingFacts | undefined {
  const question = query.getQueryData(questionQuery(client, questionId).queryKey);
  if (!question) return undefined;
  const { title } = question;
  const answer = answerSentence(question.answer);
  const path = paths.questionDetail(questionId);
  const page: WithContext<QAPage> = {
    '@context': SCHEMA,
    '@type': 'QAPage',
    mainEntity: {
      '@type': 'Question',
      name: title,
      text: title,
      answerCount: 1,
      acceptedAnswer: { '@type': 'Answer', text: answer, url: absolute(path) },
    },
  };
  const steps = [
    [brand.readerName, paths.home()],
    ['小说问答', paths.questions()],
    [title, path],
  ] as const;
  return { description: answer, data: [page, breadcrumbData(steps, absolute)] };
}
