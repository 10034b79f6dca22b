/** A reading task of the host's farm [ENT-47]. */
export interface FarmTask {
  isFinished: boolean;
  from: string;
  iconUrl: string;
  config: FarmTaskConfig;
}

export interface FarmTaskConfig {
  /** Seconds of reading that finish it. */
  duration?: number | undefined;
  pageTurns?: number | undefined;
  goingBefore: string;
  goingAfter: string;
  finishedText: string;
  /** The task starts within these minutes after the reader was opened. */
  startWithinMinutes?: number | undefined;
  dailyLimit?: number | undefined;
}

/** A goal or a limit that is set: a number above 0. */
export const isSet = (value: number | undefined): value is number => value !== undefined && value > 0;
