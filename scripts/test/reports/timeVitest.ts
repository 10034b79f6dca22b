import { basename } from 'node:path';
import type { TimedTest } from './TimedTest.ts';

/** The part of vitest's json report that is parsed here. */
interface VitestReport {
  testResults: readonly {
    name: string;
    assertionResults: readonly { fullName: string; duration?: number | null }[];
  }[];
}

export const timeVitest = (text: string): TimedTest[] =>
  (JSON.parse(text) as VitestReport).testResults.flatMap(({ name, assertionResults }) =>
    assertionResults.map(({ fullName, duration }) => ({
      title: `${basename(name)}: ${fullName}`,
      durationMs: duration ?? 0,
    })),
  );
