/** Every call says this about its sender (SIGN-01, D-029). Nothing here is proof of identity. */
export interface CommonParameters {
  /** 8000000 for a guest. */
  userId: string;
  platform: number;
  channelId: string;
  appVersion: string;
  osName: string;
  /** A random id, made once for this browser (D-023). */
  deviceId: string;
}
