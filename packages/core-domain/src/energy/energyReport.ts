export const ENERGY_SCROLL_THROTTLE_MS = 500;
export const ENERGY_REPORT_MIN_GAP_MS = 1000;

/** Whether a report may be sent at `nowMs`. A clock set back holds nothing up [ENERGY-08]. */
export const mayReportEnergy = (reportedAt: number | undefined, nowMs: number): boolean =>
  reportedAt === undefined || nowMs < reportedAt || nowMs - reportedAt >= ENERGY_REPORT_MIN_GAP_MS;

/** Progress within a chapter for the report: 0 to 100, whole (D-043). */
export function energyProgress(offset: number, length: number): number {
  const percent = Math.floor((offset / length) * 100);
  return Number.isFinite(percent) ? Math.min(100, Math.max(0, percent)) : 0;
}
