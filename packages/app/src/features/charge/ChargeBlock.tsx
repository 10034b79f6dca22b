import type { ChargeBlock as Charge } from '@shuye/core-domain/book';
import { Button } from '@shuye/ui';
import { openedByWaiting } from '../../hooks/useStepsBack.ts';
import styles from './ChargeBlock.module.css';

interface ChargeBlockProps {
  charge: Charge;
  busy: boolean;
  onBuy: () => void;
  offerHref: string;
}

/** Shows the price of a chapter, the balance, the cheapest way, and one button [READER-11] [READER-36] (D-083). */
export function ChargeBlock({ charge, busy, onBuy, offerHref }: ChargeBlockProps) {
  const { price, struckPrice, unitPrice, balance, button, offer } = charge;
  return (
    <div className={styles['block']}>
      <p className={styles['price']}>
        {price}
        {struckPrice !== undefined && <del className={styles['struck']}>{struckPrice}</del>}
      </p>
      {unitPrice !== undefined && <p className={styles['note']}>{unitPrice}</p>}
      {balance !== undefined && <p className={styles['note']}>{balance}</p>}
      <Button variant="primary" wide busy={busy} className={styles['buy']} onPress={onBuy}>
        {button}
      </Button>
      {offer !== undefined && (
        <Button variant="quiet" href={offerHref} state={openedByWaiting} className={styles['offer']}>
          {offer.text}
        </Button>
      )}
    </div>
  );
}
