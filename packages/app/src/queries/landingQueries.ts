import type { ApiClient } from '@shuye/api-client';
import { hotBooks, labelBooks, labelList, phraseList, questionInfo, questionList } from '@shuye/api-client/calls';
import type { LabelType } from '@shuye/core-domain/question';
import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';

interface CountedPage {
  currentPage: number;
  totalPages: number;
}

const nextPage = ({ totalPages }: CountedPage, _pages: unknown, page: number): number | undefined =>
  page < totalPages ? page + 1 : undefined;

export interface LabelKey {
  labelId: string;
  labelType: LabelType;
}

/** The books that most readers look for [API-56]. */
export const hotBooksQuery = (client: ApiClient) =>
  infiniteQueryOptions({
    queryKey: ['hot-books'],
    initialPageParam: 1,
    queryFn: ({ pageParam: page, signal }) => client.send(hotBooks, { page }, { signal }),
    getNextPageParam: nextPage,
  });

/** Questions, newest first: of one label, or of all [API-57]. */
export const questionsQuery = (client: ApiClient, label?: LabelKey) =>
  infiniteQueryOptions({
    queryKey: ['questions', label?.labelId ?? '', label?.labelType ?? 0],
    initialPageParam: 1,
    queryFn: ({ pageParam: page, signal }) => client.send(questionList, { ...label, page }, { signal }),
    getNextPageParam: nextPage,
  });

/** A question with its answer [API-59]. */
export const questionQuery = (client: ApiClient, questionId: string) =>
  queryOptions({
    queryKey: ['question', questionId],
    queryFn: ({ signal }) => client.send(questionInfo, { questionId }, { signal }),
  });

/** All labels, group by group [API-60]. */
export const labelsQuery = (client: ApiClient) =>
  queryOptions({
    queryKey: ['labels'],
    queryFn: ({ signal }) => client.send(labelList, undefined, { signal }),
  });

/** The books of a label [API-61]. */
export const labelBooksQuery = (client: ApiClient, { labelId, labelType }: LabelKey) =>
  infiniteQueryOptions({
    queryKey: ['label-books', labelId, labelType],
    initialPageParam: 1,
    queryFn: ({ pageParam: page, signal }) => client.send(labelBooks, { labelId, labelType, page }, { signal }),
    getNextPageParam: nextPage,
  });

/** Lists phrases that readers search for, most searched first [API-62]. */
export const phrasesQuery = (client: ApiClient) =>
  infiniteQueryOptions({
    queryKey: ['phrases'],
    initialPageParam: 1,
    queryFn: ({ pageParam: page, signal }) => client.send(phraseList, { page }, { signal }),
    getNextPageParam: nextPage,
  });
