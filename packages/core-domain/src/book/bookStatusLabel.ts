import type { BookStatus } from './Book.ts';

/** 连载 while chapters are still to come, 完结 otherwise [QCOVER-05]. */
export const bookStatusLabel = (status: BookStatus): string => (status === 'ongoing' ? '连载' : '完结');
