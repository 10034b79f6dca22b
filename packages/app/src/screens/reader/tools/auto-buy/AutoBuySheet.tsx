import { Sheet, TextLink } from '@shuye/ui';
import { paths } from '../../../../routes.ts';
import { AutoBuyOffer } from '../../page/charge/AutoBuyOffer.tsx';
import type { ReaderToolProps } from '../ReaderToolProps.ts';
import styles from './AutoBuySheet.module.css';

export default function AutoBuySheet({ open, book, reader, onClose }: ReaderToolProps) {
  return (
    <Sheet open={open} onClose={onClose} title="自动购买">
      <AutoBuyOffer book={book} reader={reader} hasLimits />
      <p className={styles['all']}>
        <TextLink tone="quiet" href={paths.autoBuys()}>
          自动购买的书
        </TextLink>
      </p>
    </Sheet>
  );
}
