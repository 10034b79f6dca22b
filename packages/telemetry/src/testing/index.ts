export { exportedMetrics, watchedMetrics } from './watchedMetrics.ts';
