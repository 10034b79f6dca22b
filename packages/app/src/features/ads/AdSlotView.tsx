import { AdEvent, adBottomHeight, type AdPlace, type AdSlot } from '@shuye/core-domain/ads';
import { Button, CloseIcon, IconButton, LazyImage } from '@shuye/ui';
import { useQuery } from '@tanstack/react-query';
import { useServices } from '../../services/ServicesContext.tsx';
import { toAdView } from './toAdView.ts';
import { adContentQuery } from './adsQuery.ts';
import styles from './AdSlotView.module.css';
import { useAdReports } from './useAdReports.ts';

interface AdSlotViewProps {
  slot: AdSlot;
  place: AdPlace;
  bookId: string;
  onClose: () => void;
}

/** One ad, marked as such, at the height of its source [AD-07]; it can be sent away. One that does not come leaves no gap. */
export function AdSlotView({ slot, place, bookId, onClose }: AdSlotViewProps) {
  const { client, userAgent, navigateAway } = useServices();
  const { data: filled } = useQuery(adContentQuery(client, slot));
  const report = useAdReports({ slot, place, bookId, filled });
  if (!filled) return null;
  const { pictureUrl, text, buttonText, address } = toAdView({ slot, filled, userAgent, bookId });

  const open = () => {
    report(AdEvent.Click);
    if (address !== undefined) navigateAway(address);
  };
  return (
    <aside className={styles['ad']} style={{ minHeight: adBottomHeight(filled.source) }} aria-label="广告">
      {pictureUrl !== '' && <LazyImage className={styles['picture']} src={pictureUrl} alt="" />}
      <p className={styles['text']}>
        <span className={styles['mark']}>广告</span>
        {text}
      </p>
      {address !== undefined && (
        <Button size="small" onPress={open}>
          {buttonText}
        </Button>
      )}
      <IconButton label="关闭广告" onPress={onClose}>
        <CloseIcon size="small" />
      </IconButton>
    </aside>
  );
}
