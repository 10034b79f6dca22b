/** A test and how long it took. */
export interface TimedTest {
  title: string;
  durationMs: number;
}
