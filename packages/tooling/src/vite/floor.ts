/** The kernels of today's host apps: Chrome 69 on Android, Safari 12 on iOS. */
export const FLOOR = { target: ['chrome69', 'ios12'], cssTarget: ['chrome69', 'safari12'] };
