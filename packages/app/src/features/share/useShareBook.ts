import type { Book } from '@shuye/core-domain/book';
import { cutText } from '@shuye/core-domain/text';
import { paths } from '../../routes.ts';
import { copyText } from '../../services/copyText.ts';
import { useServices } from '../../services/ServicesContext.tsx';

/** Share panels show no more characters of a description. */
const MAX_TEXT = 60;

/**
 * Shares a book by its cover, from wherever it is read [ROUTE-11]: by the host's panel, and by a link on the clipboard
 * where there is none or it does not open. The page's own address stays here: it may name who reads.
 */
export function useShareBook({ bookId, title, author, description }: Book): () => void {
  const { host, toaster, currentUrl } = useServices();
  return () => {
    const url = new URL(paths.cover(bookId), currentUrl()).href;
    const copyLink = async (): Promise<void> =>
      toaster.show((await copyText(url)) ? '链接已复制，去粘贴给朋友吧' : '分享失败，请稍后重试');
    const { share } = host.bridge;
    if (!share) return void copyLink();
    const card = {
      title: author ? `《${title}》${author}` : `《${title}》`,
      text: cutText(description, MAX_TEXT),
      url,
    };
    share(card).catch((cause: unknown) => {
      console.info('The share panel did not open.', cause);
      return copyLink();
    });
  };
}
