export interface TimedTest {
  title: string;
  durationMs: number;
}
