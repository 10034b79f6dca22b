import { guideTexts } from '@shuye/core-domain/guide';
import { PromoPopup } from '@shuye/ui';
import { useState } from 'react';
import type { GuideBoxView } from './useGuideBox.ts';

/** The popup box; while it shows, the page holds still [GUIDE-18] [GUIDE-20]. */
export function GuideBox({ isShown, pictureUrl, picture, onOpen, onClose }: GuideBoxView) {
  // The picture stays while the box is seen to leave.
  const [shown, setShown] = useState(pictureUrl);
  if (pictureUrl !== '' && pictureUrl !== shown) setShown(pictureUrl);
  return (
    <PromoPopup
      open={isShown}
      label={guideTexts.fullBook}
      picture={shown}
      pictureFrame={picture}
      onConfirm={onOpen}
      onClose={onClose}
    />
  );
}
