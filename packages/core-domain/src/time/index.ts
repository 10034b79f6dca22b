export { commentTime } from './commentTime.ts';
export { startCountdown, stepCountdown } from './countdown.ts';
export type { RunningCountdown } from './countdown.ts';
export { countdownLabel } from './countdownLabel.ts';
export { dayLabel, momentLabel, shanghaiDayStart } from './momentLabel.ts';
export { localDay } from './localDay.ts';
export { compareTimestamps } from './HybridTimestamp.ts';
export type { HybridTimestamp } from './HybridTimestamp.ts';
