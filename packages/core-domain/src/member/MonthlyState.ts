export const MonthlyState = { NotMember: 1, Member: 2, Overdue: 3 } as const;
export type MonthlyState = (typeof MonthlyState)[keyof typeof MonthlyState];
