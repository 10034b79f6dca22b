import { guideTexts, readerBars } from '@shuye/core-domain/guide';
import type { OpenedChapter } from '@shuye/reader-engine';
import { createPortal } from 'react-dom';
import { useChapterAccess } from '../../../features/chapter-access/useChapterAccess.ts';
import { GuideBar } from '../../../features/guide/GuideBar.tsx';
import { useCappedGuide } from '../../../features/guide/useCappedGuide.ts';
import { useOpenApp } from '../../../features/guide/useOpenApp.ts';
import { useServices } from '../../../services/ServicesContext.tsx';
import { ActionBar } from './ActionBar.tsx';
import styles from './EdgeBars.module.css';
import { FreeButton } from './FreeButton.tsx';
import { ReaderAd } from './ReaderAd.tsx';
import type { ReaderPromptsProps } from './ReaderPromptsProps.ts';
import { useMeasuredInsets } from './useMeasuredInsets.ts';

interface EdgeBarsProps extends ReaderPromptsProps {
  opened: OpenedChapter | undefined;
}

const noBars = { actionBar: false, freeChapterBar: false, freeChapterButton: false, chargeChapterBar: false };
const OPEN: ReturnType<ReturnType<typeof useChapterAccess>> = { locked: false, grant: 'free-chapter' };

/** Bars at the upper and the lower edge, as the host's settings and the chapter want them; the page makes room for them. */
export function EdgeBars({ book, reader, parameters, opened, topPlace, onInsets }: EdgeBarsProps) {
  const { guide } = useServices().host;
  const access = useChapterAccess(book);
  const openApp = useOpenApp(book.bookId);
  const { top, bottom } = useMeasuredInsets(onInsets);
  const chapter = opened?.chapter;
  const bars = readerBars({
    settings: guide?.bars ?? noBars,
    miniApp: guide?.miniApp,
    isFreeChapter: chapter?.isFree ?? false,
    access: chapter ? access(chapter) : OPEN,
    showAppGuide: guide !== undefined && parameters.showAppGuide,
  });
  const { freeTopBar, freeButton } = bars;
  const freeBar = useCappedGuide('bar', 'free-bar', freeTopBar !== undefined);
  const button = useCappedGuide('bar', 'free-button', freeButton !== undefined);
  const info = useCappedGuide('bar', 'info-bar', bars.infoBar);

  return (
    <>
      {topPlace &&
        createPortal(
          <div className={styles['top']}>
            <div ref={top}>
              {bars.actionBar && <ActionBar book={book} />}
              {freeTopBar && freeBar.shows && (
                <GuideBar
                  label="免费章节"
                  text={freeTopBar.text}
                  buttonText={freeTopBar.buttonText}
                  pictureUrl={freeTopBar.img}
                  onOpen={() => openApp('reader_free_bar')}
                  onClose={freeBar.close}
                />
              )}
            </div>
          </div>,
          topPlace,
        )}
      <div className={styles['bottom']}>
        <div ref={bottom}>
          {freeButton && button.shows && (
            <FreeButton {...freeButton} onOpen={() => openApp('reader_free_button')} onClose={button.close} />
          )}
          {info.shows && (
            <GuideBar
              label="打开APP"
              text={guideTexts.fullBook}
              buttonText="打开"
              onOpen={() => openApp('reader_info_bar')}
              onClose={info.close}
            />
          )}
          <ReaderAd book={book} reader={reader} isFree={chapter?.isFree ?? false} />
        </div>
      </div>
    </>
  );
}
