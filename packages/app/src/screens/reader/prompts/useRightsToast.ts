import { nextRightsNotice } from '@shuye/core-domain/access';
import type { Book } from '@shuye/core-domain/book';
import type { OpenedChapter } from '@shuye/reader-engine';
import { useEffect, useRef } from 'react';
import { useChapterAccess } from '../../../features/chapter-access/useChapterAccess.ts';
import { useServices } from '../../../services/ServicesContext.tsx';

/** Says once a visit which right opens a chapter that is not free by itself [AUTH-19..22] (D-194). */
export function useRightsToast(book: Book, opened: OpenedChapter | undefined): void {
  const { toaster } = useServices();
  const access = useChapterAccess(book);
  const wasTold = useRef(false);
  const chapter = opened?.status === 'ready' ? opened.chapter : undefined;

  useEffect(() => {
    if (!chapter) return;
    const next = nextRightsNotice(wasTold.current, access(chapter));
    wasTold.current = next.wasTold;
    if (next.notice !== undefined) toaster.show(next.notice);
  }, [chapter, access, toaster]);
}
