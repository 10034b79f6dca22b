/** A reading task of the host's farm, which `duration` seconds of reading finish [ENT-47]. */
export interface FarmTask {
  isFinished: boolean;
  from: string;
  iconUrl: string;
  config: FarmTaskConfig;
}

export interface FarmTaskConfig {
  duration?: number | undefined;
  pageTurns?: number | undefined;
  goingBefore: string;
  goingAfter: string;
  finishedText: string;
  startWithinMinutes?: number | undefined;
  dailyLimit?: number | undefined;
}

export const isSet = (value: number | undefined): value is number => value !== undefined && value > 0;
