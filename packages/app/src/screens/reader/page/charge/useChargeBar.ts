import type { ChapterAccess } from '@shuye/core-domain/access';
import { readerBars, type ShownBar } from '@shuye/core-domain/guide';
import { useServices } from '../../../../services/ServicesContext.tsx';

const noBars = { actionBar: false, freeChapterBar: false, freeChapterButton: false, chargeChapterBar: false };

/** The bar that stands in the place of the charge block, where the host or its count of free chapters wants one [READER-12]. */
export function useChargeBar(access: ChapterAccess): ShownBar | undefined {
  const { guide } = useServices().host;
  const { chargeBar } = readerBars({
    settings: guide?.bars ?? noBars,
    miniApp: guide?.miniApp,
    isFreeChapter: false,
    access,
  });
  return chargeBar;
}
