import { expect, it } from 'vitest';
import { clusterOptions } from './clusterOptions.ts';

it('a cluster has three gateways and all hosts unless it is told otherwise', () => {
  expect(clusterOptions([])).toEqual({ gateways: 3, hosts: undefined });
  expect(clusterOptions(['--', '--gateways', '2', '--host', 'h5', '--host', 'youku-webview'])).toEqual({
    gateways: 2,
    hosts: ['h5', 'youku-webview'],
  });
});

it.each(['0', '10', '1.5', 'many'])('%s gateways are refused', (given) => {
  expect(() => clusterOptions(['--gateways', given])).toThrow('--gateways must be a number from 1 to 9.');
});
