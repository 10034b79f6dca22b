import type { ChapterContent, ChapterList } from '@shuye/core-domain/chapter';
import type { ChapterSource } from '../chapters/ChapterSource.ts';

export interface FakeSource extends ChapterSource {
  /** Ids of the chapters asked for, in order. */
  readonly asked: readonly string[];
  readonly listsAsked: number;
  /** How many of them had to come from the server itself. */
  readonly freshListsAsked: number;
  /** Replaces what a chapter answers from now on; an error makes it fail. */
  answer: (chapterId: string, content: string | ChapterContent | Error) => void;
  answerList: (list: ChapterList | Error) => void;
}

const textOf = (chapterId: string): string =>
  Array.from({ length: 40 }, (_, at) => `${chapterId}的第${at}行，山中灯火。`).join('\n');

/** Every chapter holds forty lines of its own number unless told otherwise; nothing waits for a network. */
export function fakeSource(first: ChapterList): FakeSource {
  let list: ChapterList | Error = first;
  let listsAsked = 0;
  let freshListsAsked = 0;
  const asked: string[] = [];
  const answers = new Map<string, string | ChapterContent | Error>();

  return {
    get asked() {
      return asked;
    },
    get listsAsked() {
      return listsAsked;
    },
    get freshListsAsked() {
      return freshListsAsked;
    },
    answer: (chapterId, content) => answers.set(chapterId, content),
    answerList: (next) => {
      list = next;
    },
    list: async (_bookId, { fresh = false } = {}) => {
      listsAsked++;
      if (fresh) freshListsAsked++;
      if (list instanceof Error) throw list;
      return list;
    },
    content: async (_, { chapterId }): Promise<ChapterContent> => {
      asked.push(chapterId);
      const answer = answers.get(chapterId) ?? textOf(chapterId);
      if (answer instanceof Error) throw answer;
      return typeof answer === 'string' ? { kind: 'text', text: answer } : answer;
    },
  };
}
