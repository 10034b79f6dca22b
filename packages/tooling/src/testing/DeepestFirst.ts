import { BaseSequencer, type TestSpecification } from 'vitest/node';

const depthOf = ({ moduleId }: TestSpecification): number => moduleId.split('/').length;

/**
 * Runs what tests a small part of the application before what opens many of its pages: files share a process, and what one
 * of them has loaded counts as loaded by every later one (`test --since-last-run`).
 */
export class DeepestFirst extends BaseSequencer {
  override sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    return Promise.resolve([...files].sort((left, right) => depthOf(right) - depthOf(left)));
  }
}
