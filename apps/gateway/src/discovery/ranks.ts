import type { BookSelection } from '../books/selectBooks.ts';

export interface RankRule {
  rankId: string;
  name: string;
  books: Pick<BookSelection, 'order' | 'status' | 'payMode'>;
}

export const RANK_LENGTH = 100;

export const ranks: readonly RankRule[] = [
  { rankId: 'popular', name: '人气榜', books: { order: 'popular' } },
  { rankId: 'read', name: '在读榜', books: { order: 'read' } },
  { rankId: 'score', name: '好评榜', books: { order: 'score' } },
  { rankId: 'finished', name: '完本榜', books: { order: 'popular', status: 'finished' } },
  { rankId: 'newest', name: '新书榜', books: { order: 'newest' } },
  { rankId: 'free', name: '免费榜', books: { order: 'popular', payMode: '0' } },
];
