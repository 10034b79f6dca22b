import type { Book } from './Book.ts';

export const copyrightLines = ({ provider }: Pick<Book, 'provider'>): string[] => [
  ...(provider.name ? [`本书内容由${provider.name}提供`] : []),
  '版权所有 侵权必究',
];
