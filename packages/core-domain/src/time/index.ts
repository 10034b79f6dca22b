export { commentTime } from './commentTime.ts';
export { countdownLabel, MAX_COUNTDOWN } from './countdownLabel.ts';
export { localDay } from './localDay.ts';
export { secondsLeft } from './secondsLeft.ts';
