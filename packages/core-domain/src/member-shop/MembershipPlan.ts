export const MonthType = { Monthly: 0, Super: 1 } as const;
export type MonthType = (typeof MonthType)[keyof typeof MonthType];

export const GivenType = { None: 0, Beans: 1, Tickets: 2 } as const;
export type GivenType = (typeof GivenType)[keyof typeof GivenType];

export interface MembershipPlan {
  planId: string;
  name: string;
  months: number;
  monthType: MonthType;
  beanPrice: number;
  originalPrice?: number;
  givenType: GivenType;
  givenAmount: number;
}

/** A plan that does not say what it sells is a monthly one [MEMBER-06]. */
export const DEFAULT_MONTH_TYPE: MonthType = MonthType.Monthly;

export const parseMonthType = (value: unknown): MonthType =>
  Object.values(MonthType).find((type) => type === value) ?? DEFAULT_MONTH_TYPE;
