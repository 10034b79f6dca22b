import type { SpaceBook } from '@shuye/api-client/calls';
import { Button } from '@shuye/ui';
import type { OwnBook } from '../../../features/own-books/OwnBook.ts';
import { paths } from '../../../routes.ts';

interface BookActionsProps {
  book: SpaceBook;
  /** The book as this device has it; undefined where it has not. */
  own: OwnBook | undefined;
  onUpload: (own: OwnBook) => void;
  onDownload: () => void;
  onDelete: () => void;
}

/** What may be done with a book of the space: read or fetched; brought to its end where it is on its way; deleted. */
export function BookActions({ book, own, onUpload, onDownload, onDelete }: BookActionsProps) {
  const { title, isWhole, bookId } = book;
  return (
    <>
      {isWhole && own && (
        <Button size="small" aria-label={`阅读《${title}》`} href={paths.reader(bookId)}>
          阅读
        </Button>
      )}
      {isWhole && !own && (
        <Button size="small" aria-label={`下载《${title}》`} onPress={onDownload}>
          下载
        </Button>
      )}
      {!isWhole && own && (
        <Button size="small" aria-label={`继续上传《${title}》`} onPress={() => onUpload(own)}>
          继续
        </Button>
      )}
      <Button size="small" variant="quiet" aria-label={`从空间删除《${title}》`} onPress={onDelete}>
        删除
      </Button>
    </>
  );
}
