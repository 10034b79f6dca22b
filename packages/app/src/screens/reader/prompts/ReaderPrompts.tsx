import { isLocalBookId } from '@shuye/core-domain/book';
import { FollowNotice } from '../../../features/follow/FollowNotice.tsx';
import { useEnergyEndNotice } from '../../../features/energy/useEnergyEndNotice.ts';
import { useServices } from '../../../services/ServicesContext.tsx';
import { useReaderState } from '../book/useReaderState.ts';
import { OwnPrompts } from '../own-book/OwnPrompts.tsx';
import { EdgeBars } from './EdgeBars.tsx';
import { FirstUse } from './FirstUse.tsx';
import { openedChapter } from './openedChapter.ts';
import type { ReaderPromptsProps } from './ReaderPromptsProps.ts';
import { ReaderFarm } from './ReaderFarm.tsx';
import { ReaderGuideBox } from './ReaderGuideBox.tsx';
import { useOpenLayer } from './useOpenLayer.ts';
import { useReadingSession } from './useReadingSession.ts';
import { useReadingDiary } from './useReadingDiary.ts';
import { useRestoreCopy } from './useRestoreCopy.ts';
import { useVisits } from './useVisits.ts';
import { useRightsToast } from './useRightsToast.ts';
import { useStoredSettings } from './useStoredSettings.ts';

/**
 * Bars, guides, notices and ads come over an open book by themselves, each only where its host or its book wants it.
 */
export default function ReaderPrompts(props: ReaderPromptsProps) {
  useStoredSettings();
  return isLocalBookId(props.book.bookId) ? <OwnPrompts {...props} /> : <BookPrompts {...props} />;
}

function BookPrompts(props: ReaderPromptsProps) {
  const { book, reader, parameters, paging, tapMap, moves } = props;
  const { follow, farm } = useServices().host.bridge;
  const opened = useReaderState(reader, openedChapter);
  const isCovered = useOpenLayer();
  useReadingSession({ book, reader, parameters, moves });
  useReadingDiary(book.bookId, reader);
  useVisits(book.bookId, reader);
  useRestoreCopy(reader);
  useRightsToast(book, opened);
  useEnergyEndNotice(book, {
    isMarked: parameters.isAntEnergyBook,
    mayAlert: parameters.isAntEnergyBookEndTimeAlert,
  });

  return (
    <>
      <EdgeBars {...props} opened={opened} />
      <ReaderGuideBox book={book} opened={opened} />
      {follow && <FollowNotice ability={follow} isCovered={isCovered} />}
      {farm && <ReaderFarm ability={farm} moves={moves} />}
      <FirstUse isVertical={paging === 'vertical'} tapMap={tapMap} />
    </>
  );
}
