export { ENERGY_NOTICE_DAYS, energyEndNotice } from './energyEndNotice.ts';
export type { EnergyMoment, EnergyNotice } from './energyEndNotice.ts';
export { ENERGY_FEATURE_MASK, hasEnergyFeature, isEnergyBook } from './energyFeature.ts';
export type { EnergyBook, ReadFeatures } from './energyFeature.ts';
export {
  ENERGY_REPORT_MIN_GAP_MS,
  ENERGY_SCROLL_THROTTLE_MS,
  energyProgress,
  mayReportEnergy,
} from './energyReport.ts';
export { energyTag } from './energyTag.ts';
export type { EnergyTag } from './energyTag.ts';
export {
  calmSliding,
  FAST_SLIDE_TEXT,
  FAST_SLIDE_TOAST_MS,
  FAST_TURNS,
  FAST_TURNS_MS,
  FAST_WINDOWS,
  SLIDE_WINDOW_MS,
  watchSliding,
} from './watchSliding.ts';
export type { SlideEvent, SlideStep, Sliding } from './watchSliding.ts';
