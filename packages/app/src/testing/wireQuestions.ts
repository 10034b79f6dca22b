import type { CallAnswer, Calls } from '@shuye/api-client/calls';
import { wireBriefs } from './wire.ts';

const ASKED = 1_789_000_000;

/** A question in a list, asked one day after the other. */
export const aWireQuestion = (questionId: string, answerCount = 3) => ({
  questionId,
  questionTitle: `问题${questionId}`,
  publishTime: ASKED,
  answerCount,
});

/** A page of questions with these ids. */
export const wireQuestions = (ids: readonly string[], page: { totalPage?: number; currentPage?: number } = {}) => ({
  data: { items: ids.map((id) => aWireQuestion(id)), total: ids.length, totalPage: 1, currentPage: 1, ...page },
});

/** A question with its answer, two ranked books and two questions beside it. */
export const aWireQuestionDetail = (): CallAnswer<Calls['questionInfo']> => ({
  data: {
    questionTitle: '有什么好看的奇幻小说？',
    labelName: '奇幻',
    answerInfo: {
      bookName: '山中灯火',
      authorName: '许半山',
      herosJson: '["林灯"]',
      bookAlias: ['灯火'],
      briefIntro: '一盏灯，一座山。',
      firstCategoryName: '奇幻',
      secondCategoryName: '东方',
      tagsName: [],
      tags: [{ tagName: '热血' }],
    },
    rankBooks: wireBriefs('1001', '1002').map((book) => ({ ...book, score: 9.1, desc: '好书一本' })),
    questionList: [aWireQuestion('q2'), aWireQuestion('q3', 0)],
  },
});

/** Labels of two groups. */
export const wireLabels: CallAnswer<Calls['labelList']> = {
  data: {
    items: [
      { itemKey: 'c1', itemName: '奇幻', itemSubType: 'CATEGORY', labelType: 1 },
      { itemKey: 'p1', itemName: '慢热', itemSubType: 'PLOT', labelType: 3 },
    ],
  },
};
