import { expect, it } from 'vitest';
import type { TestSpecification, Vitest } from 'vitest/node';
import { DeepestFirst } from './DeepestFirst.ts';

it('runs tests of parts before those of screens, and what opens all of them last', async () => {
  const files = ['src/mountApp', 'src/screens/label/Label', 'src/screens/reader/bars/Bar', 'src/shell/Tabs'];
  const specifications = files.map((file) => ({ moduleId: `/app/${file}.test.tsx` }) as TestSpecification);
  const sorted = await new DeepestFirst({} as Vitest).sort(specifications);
  expect(sorted.map(({ moduleId }) => moduleId.slice('/app/'.length, -'.test.tsx'.length))).toEqual([
    'src/screens/reader/bars/Bar',
    'src/screens/label/Label',
    'src/shell/Tabs',
    'src/mountApp',
  ]);
});
