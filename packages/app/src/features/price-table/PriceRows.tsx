import type { PriceRow, PriceTable } from '@shuye/core-domain/purchase';
import { ListRow } from '@shuye/ui';
import { CheapestMark } from './CheapestMark.tsx';
import { priceRowName } from './priceRowName.ts';
import styles from './PriceRows.module.css';

interface PriceRowsProps {
  rows: readonly PriceRow[];
  cheapest: PriceTable['cheapest'];
  leadsTo: (row: PriceRow) => { href: string; state?: number | undefined } | { onPress: () => void; busy?: boolean };
}

function noteOf({ item, beanPrice, chapterCount, settlement }: PriceRow): string | undefined {
  const opens = item.kind === 'membership' ? `开通后免费读本书${chapterCount}章` : undefined;
  const before = settlement.byTickets > 0 ? `原价${beanPrice}书豆，豆券抵${settlement.byTickets}书豆` : undefined;
  return [opens, before].filter(Boolean).join('，') || undefined;
}

/** Ways to read on, each leading to where it is bought; the price is what is taken after tickets. */
export const PriceRows = ({ rows, cheapest, leadsTo }: PriceRowsProps) => (
  <ul className={styles['rows']}>
    {rows.map((row) => (
      <li key={priceRowName(row)}>
        <ListRow
          title={priceRowName(row)}
          description={noteOf(row)}
          value={
            <>
              {row === cheapest && <CheapestMark />} <span className={styles['due']}>{row.settlement.due}书豆</span>
            </>
          }
          {...leadsTo(row)}
        />
      </li>
    ))}
  </ul>
);
