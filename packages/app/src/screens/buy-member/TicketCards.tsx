import type { BeanTicket } from '@shuye/core-domain/ticket';
import { dayLabel } from '@shuye/core-domain/time';
import { OptionCard } from '@shuye/ui';
import { OptionGroup } from '../../features/options/OptionGroup.tsx';

/** No ticket has an empty id. */
export const NO_TICKET = '';

interface TicketCardsProps {
  tickets: readonly BeanTicket[];
  /** Id of the chosen ticket; undefined for none. */
  chosen: string | undefined;
  disabled: boolean;
  onSelect: (beanId: string) => void;
}

/** The tickets that may pay for a plan, of which one can [MEMBER-07] [MEMBER-09]. */
export const TicketCards = ({ tickets, chosen, disabled, onSelect }: TicketCardsProps) => (
  <OptionGroup legend="豆券（可用一张）" disabled={disabled}>
    {tickets.map(({ beanId, name, balance, expiresAt }) => (
      <OptionCard
        key={beanId}
        name="ticket"
        value={beanId}
        checked={beanId === chosen}
        onSelect={onSelect}
        title={name}
        price={`-${balance}书豆`}
        note={`有效期至 ${dayLabel(expiresAt * 1000)}`}
      />
    ))}
    <OptionCard name="ticket" value={NO_TICKET} checked={chosen === undefined} onSelect={onSelect} title="不使用豆券" />
  </OptionGroup>
);
