import type { Book } from './Book.ts';

/** What the foot of a cover page says about rights [COVER-06]. */
export const copyrightLines = ({ provider }: Pick<Book, 'provider'>): string[] => [
  ...(provider.name ? [`本书内容由${provider.name}提供`] : []),
  '版权所有 侵权必究',
];
