import { relative } from 'node:path';
import type { FullConfig, Reporter, TestCase, TestResult } from '@playwright/test/reporter';
import { root } from '../support/servers.ts';
import { LOADED } from '../support/test.ts';
import { records } from './records.ts';

/** Keeps what each journey that passes ran with. */
export default class JourneyRecorder implements Reporter {
  private readonly records = records();
  private folder = '';

  onBegin({ rootDir }: FullConfig): void {
    this.folder = rootDir;
  }

  onTestEnd(test: TestCase, { status, annotations }: TestResult): void {
    const { inputs, journeys } = this.records;
    const [project = '', , ...titles] = test.titlePath().slice(1);
    // As the runner's lists of tests name it.
    const id = [`[${project}]`, relative(this.folder, test.location.file), ...titles].join(' › ');
    if (status !== 'passed') return journeys.failed(id);
    const { description: loaded = '' } = annotations.find(({ type }) => type === LOADED) ?? {};
    const sources = loaded === '' ? undefined : inputs.sourcesOf(loaded.split(' '));
    journeys.passed(id, { spec: relative(root, test.location.file), sources });
  }

  onEnd(): void {
    this.records.journeys.save();
  }
}
