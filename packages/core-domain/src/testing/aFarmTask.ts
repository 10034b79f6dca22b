import type { FarmTask, FarmTaskConfig } from '../farm/FarmTask.ts';

type Change = Partial<Omit<FarmTask, 'config'>> & { config?: Partial<FarmTaskConfig> };

export const aFarmTask = ({ config, ...change }: Change = {}): FarmTask => ({
  isFinished: false,
  from: 'farm',
  iconUrl: '/farm/sun.svg',
  ...change,
  config: { goingBefore: '再读', goingAfter: '页', finishedText: '任务完成', ...config },
});
