import { brand } from '../brand/brand.ts';
import { PLAIN_PLATFORM } from '../host/platformId.ts';
import type { Book } from './Book.ts';

export const FIRST_PUBLICATION_PROVIDER = '10091';

/** Tags of a first publication; shown in the plain browser only [QCOVER-09] (D-090). */
export const firstPublicationTags = ({ provider }: Pick<Book, 'provider'>, platform: number): readonly string[] =>
  provider.id === FIRST_PUBLICATION_PROVIDER && platform === PLAIN_PLATFORM ? brand.firstPublicationTags : [];
