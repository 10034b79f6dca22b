import { GivenType, MonthType, type MembershipPlan } from '@shuye/core-domain/member-shop';
import { tierLevels } from '@shuye/core-domain/member';
import { OptionCard } from '@shuye/ui';
import { OptionGroup } from './OptionGroup.tsx';
import styles from './PlanCards.module.css';

interface PlanCardsProps {
  plans: readonly MembershipPlan[];
  /** Id of the chosen plan; none of them without it. */
  chosen: string | undefined;
  disabled?: boolean;
  onSelect: (planId: string) => void;
}

const NAMES: Readonly<Record<MonthType, string>> = {
  [MonthType.Super]: tierLevels.super.name,
  [MonthType.Monthly]: tierLevels.monthly.name,
};

const GIFTS: Readonly<Record<GivenType, string | undefined>> = {
  [GivenType.None]: undefined,
  [GivenType.Beans]: '书豆',
  [GivenType.Tickets]: '书豆豆券',
};

function giftOf({ givenType, givenAmount }: MembershipPlan): string | undefined {
  const gift = GIFTS[givenType];
  return gift !== undefined && givenAmount > 0 ? `送${givenAmount}${gift}` : undefined;
}

/** The plans that are sold, a group for each membership in the order of the server [MEMBER-03] (D-169). */
export function PlanCards({ plans, chosen, disabled = false, onSelect }: PlanCardsProps) {
  return [...new Set(plans.map(({ monthType }) => monthType))].map((type) => (
    <OptionGroup key={type} legend={NAMES[type]} disabled={disabled}>
      {plans
        .filter(({ monthType }) => monthType === type)
        .map((plan) => (
          <OptionCard
            key={plan.planId}
            name="plan"
            value={plan.planId}
            checked={plan.planId === chosen}
            onSelect={onSelect}
            title={`${plan.months}个月`}
            price={
              <>
                {plan.beanPrice}书豆{' '}
                {plan.originalPrice !== undefined && <del className={styles['before']}>{plan.originalPrice}</del>}
              </>
            }
            note={giftOf(plan)}
          />
        ))}
    </OptionGroup>
  ));
}
