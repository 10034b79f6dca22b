import type { BeanTicket } from '@shuye/core-domain/ticket';
import { dayLabel } from '@shuye/core-domain/time';
import { Button, OptionCard } from '@shuye/ui';
import { useState } from 'react';
import { OptionGroup } from '../../features/options/OptionGroup.tsx';
import styles from './TicketCards.module.css';

/** No ticket has an empty id. */
export const NO_TICKET = '';

interface TicketCardsProps {
  tickets: readonly BeanTicket[];
  chosen: string | undefined;
  disabled: boolean;
  onSelect: (beanId: string) => void;
}

/** Cards at first, and with each press for more: what the plan costs stands below them, and is not to be searched for. */
const FIRST_CARDS = 5;
const MORE_CARDS = 20;

/** The tickets that may pay for a plan, of which one can, as the server lists them: those that end first at the top [MEMBER-07] [MEMBER-09]. */
export function TicketCards({ tickets, chosen, disabled, onSelect }: TicketCardsProps) {
  const [shown, setShown] = useState(FIRST_CARDS);
  const left = tickets.length - shown;
  return (
    <OptionGroup legend="豆券（可用一张）" disabled={disabled}>
      {tickets.slice(0, shown).map(({ beanId, name, balance, expiresAt }) => (
        <OptionCard
          key={beanId}
          name="ticket"
          value={beanId}
          checked={beanId === chosen}
          onSelect={onSelect}
          title={name}
          price={`−${balance}书豆`}
          note={
            <>
              有效期至<span className={styles['day']}>{dayLabel(expiresAt * 1000)}</span>
            </>
          }
        />
      ))}
      <OptionCard
        name="ticket"
        value={NO_TICKET}
        checked={chosen === undefined}
        onSelect={onSelect}
        title="不使用豆券"
      />
      {left > 0 && (
        <div className={styles['more']}>
          <Button variant="quiet" wide onPress={() => setShown(shown + MORE_CARDS)}>
            更多豆券（还有{left}张）
          </Button>
        </div>
      )}
    </OptionGroup>
  );
}
