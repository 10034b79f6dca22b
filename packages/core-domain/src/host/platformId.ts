export type HostSystem = 'android' | 'ios' | 'harmony';

export const PLAIN_PLATFORM = 0;

/** The platform number of a host on a system; HarmonyOS goes by Android's (D-128). */
export const platformId = ({ platform }: { platform: { android: number; ios: number } }, system: HostSystem): number =>
  system === 'ios' ? platform.ios : platform.android;
