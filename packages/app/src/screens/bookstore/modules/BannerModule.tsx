import type { ModuleItem } from '@shuye/core-domain/bookstore';
import { Banner } from '@shuye/ui';
import type { ModuleProps } from '../ModuleProps.ts';
import { itemHref } from './itemHref.ts';
import styles from './BarModule.module.css';

const slideOf = (item: ModuleItem, at: number) => {
  const href = itemHref(item);
  if (href === undefined) return [];
  const { book, name, pictureUrl } = item;
  const slide = {
    id: String(at),
    href,
    title: book?.title ?? name,
    picture: pictureUrl || undefined,
    author: book?.author,
    coverSrc: book?.coverUrl || undefined,
    line: book?.description || undefined,
  };
  return [slide];
};

/** Books taking turns [STORE-02]. */
export function BannerModule({ module }: ModuleProps) {
  const slides = module.items.flatMap(slideOf);
  return (
    <div className={styles['bar']}>
      <Banner items={slides} {...(module.title ? { label: module.title } : {})} />
    </div>
  );
}
