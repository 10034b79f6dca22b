import type { BookBrief } from '@shuye/core-domain/book';
import { brand } from '@shuye/core-domain/brand';
import { answerSentence } from '@shuye/core-domain/text';
import { hotBooksQuery, labelBooksQuery, questionQuery } from '../../queries/landingQueries.ts';
import type { RouteMatch } from '../../router/matchRoute.ts';
import { paths } from '../../routes.ts';
import type { Services } from '../../services/Services.ts';
import { parseLabelType } from '@shuye/core-domain/question';
import { breadcrumbData } from './bookData.ts';
import type { PageFacts } from './PageFacts.ts';

type LandingFacts = Pick<PageFacts, 'data'> & { description?: string };
type Absolute = (path: string) => string;

/** A list of books as schema.org describes one. */
const bookListData = (name: string, books: readonly BookBrief[], absolute: Absolute): object => ({
  '@context': 'https://schema.org',
  '@type': 'ItemList',
  name,
  itemListElement: books.map(({ bookId, title }, at) => ({
    '@type': 'ListItem',
    position: at + 1,
    name: title,
    url: absolute(paths.book(bookId)),
  })),
});

function questionFacts({ client, query }: Services, questionId: string, absolute: Absolute): LandingFacts | undefined {
  const question = query.getQueryData(questionQuery(client, questionId).queryKey);
  if (!question) return undefined;
  const answer = answerSentence(question.answer);
  const url = absolute(paths.questionDetail(questionId));
  return {
    description: answer,
    data: [
      {
        '@context': 'https://schema.org',
        '@type': 'QAPage',
        mainEntity: {
          '@type': 'Question',
          name: question.title,
          text: question.title,
          answerCount: 1,
          acceptedAnswer: { '@type': 'Answer', text: answer, url },
        },
      },
      breadcrumbData(
        [
          [brand.readerName, paths.home()],
          ['小说问答', paths.questions()],
          [question.title, paths.questionDetail(questionId)],
        ],
        absolute,
      ),
    ],
  };
}

/** What search engines are told of a page that leads to books by question, label or fame; undefined for any other. */
export function landingFacts(
  { route, params }: RouteMatch,
  services: Services,
  absolute: Absolute,
): LandingFacts | undefined {
  const { client, query } = services;
  switch (route.name) {
    case 'questionDetail':
      return questionFacts(services, params['questionId'] ?? '', absolute);
    case 'recom': {
      const list = query.getQueryData(hotBooksQuery(client).queryKey);
      return (
        list && {
          data: [
            bookListData(
              '爆款推荐',
              list.pages.flatMap(({ books }) => books),
              absolute,
            ),
          ],
        }
      );
    }
    case 'labelSecond': {
      const label = { labelId: params['labelId'] ?? '', labelType: parseLabelType(Number(params['labelType']), '') };
      const list = query.getQueryData(labelBooksQuery(client, label).queryKey);
      const [first] = list?.pages ?? [];
      return first && { data: [bookListData(first.labelName, first.books, absolute)] };
    }
    default:
      return undefined;
  }
}
