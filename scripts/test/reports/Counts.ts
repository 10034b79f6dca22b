export interface Counts {
  passed: number;
  failed: number;
  skipped: number;
}

export const addCounts = (left: Counts, right: Counts): Counts => ({
  passed: left.passed + right.passed,
  failed: left.failed + right.failed,
  skipped: left.skipped + right.skipped,
});
