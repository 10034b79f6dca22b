import type { ModuleItem } from '@shuye/core-domain/bookstore';
import { safeTarget } from '@shuye/core-domain/address';
import { bookDestination } from '@shuye/core-domain/navigation';
import { paths } from '../../../routes.ts';

type Target = Pick<ModuleItem, 'action' | 'target' | 'book'>;

/** Gives the target of a tap on an item (D-145); undefined for an item that leads nowhere or nowhere safe. */
export function itemHref({ action, target, book }: Target): string | undefined {
  switch (action) {
    case 'book': {
      const destination = bookDestination(book?.bookId);
      return destination.goes ? paths.cover(destination.bookId) : undefined;
    }
    case 'route':
      return target.startsWith('/') ? safeTarget(target) : undefined;
    case 'url':
      return safeTarget(target);
    case 'rank':
      return paths.ranks();
    case 'category':
      return paths.categories();
    default:
      return undefined;
  }
}
