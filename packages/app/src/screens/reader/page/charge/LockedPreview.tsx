import { lockedPreview, type ChapterAccess } from '@shuye/core-domain/access';
import type { Chapter, ContentPrefixes } from '@shuye/core-domain/chapter';
import { useQuery } from '@tanstack/react-query';
import { useServices } from '../../../../services/ServicesContext.tsx';
import { lockedPreviewQuery } from './lockedPreviewQuery.ts';
import styles from './LockedPreview.module.css';

interface LockedPreviewProps {
  access: ChapterAccess;
  chapter: Chapter;
  prefixes: ContentPrefixes;
}

/** How a locked chapter begins, fading out [READER-43]. One that does not come is not missed. */
export function LockedPreview({ access, chapter, prefixes }: LockedPreviewProps) {
  const { client, host } = useServices();
  const showsLockedPreview = host.reader.showsLockedPreview ?? false;
  const isWanted = lockedPreview({ access, showsLockedPreview, chapter, prefixes }) !== undefined;
  const { data: text } = useQuery(lockedPreviewQuery({ client, chapter, prefixes, isWanted }));
  if (!text) return null;
  return (
    <div className={styles['preview']} lang="zh-CN">
      {text.split('\n').map((line, at) => (
        // Lines never change places.
        // oxlint-disable-next-line react/no-array-index-key
        <p key={at}>{line}</p>
      ))}
    </div>
  );
}
