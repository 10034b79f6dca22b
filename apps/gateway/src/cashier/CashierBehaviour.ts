import * as v from 'valibot';

/**
 * When and how the cashier reports what happened at it, as providers do: at once; seconds after the browser has left; three
 * times; the closing of the order after its payment; with a signature that is not the provider's; never.
 */
export const cashierReports = ['now', 'late', 'repeated', 'reordered', 'forged', 'none'] as const;
export type CashierReport = (typeof cashierReports)[number];

/**
 * `plain`: a page with the two buttons. `middle`: a page that opens the paying app in another tab and leads back after five
 * seconds, whether or not anything was paid.
 */
export const cashierPages = ['plain', 'middle'] as const;
export type CashierPageKind = (typeof cashierPages)[number];

export interface CashierBehaviour {
  report: CashierReport;
  page: CashierPageKind;
}

export const plainCashier: CashierBehaviour = { report: 'now', page: 'plain' };

/** The behaviour that an address asks for, as `?report=late&page=middle`; what it leaves open is as configured. */
export function behaviourOf(query: (name: string) => string | undefined, configured: CashierBehaviour) {
  const report = v.safeParse(v.picklist(cashierReports), query('report'));
  const page = v.safeParse(v.picklist(cashierPages), query('page'));
  return {
    report: report.success ? report.output : configured.report,
    page: page.success ? page.output : configured.page,
  };
}
