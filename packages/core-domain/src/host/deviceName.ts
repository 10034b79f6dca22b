const SYSTEMS: ReadonlyArray<[RegExp, string]> = [
  [/iPhone/, 'iPhone'],
  [/iPad/, 'iPad'],
  [/OpenHarmony|HarmonyOS/, '鸿蒙'],
  [/Android/, '安卓'],
  [/Windows/, 'Windows'],
  [/Macintosh/, 'Mac'],
  [/Linux/, 'Linux'],
];

/** Applications before the kernels that they are built on. */
const APPLICATIONS: ReadonlyArray<[RegExp, string]> = [
  [/AlipayClient/, '支付宝'],
  [/AliApp\(TB/, '淘宝'],
  [/Youku/, '优酷'],
  [/MicroMessenger/, '微信'],
  [/UCBrowser/, 'UC浏览器'],
  [/Edg(?:e|A|iOS)?\//, 'Edge'],
  [/Firefox|FxiOS/, 'Firefox'],
  [/Chrome|CriOS/, 'Chrome'],
  [/Safari/, 'Safari'],
];

/** What a reader recognises a device by, such as `iPhone · Safari`, from its user agent; empty where nothing is known. */
export const deviceName = (userAgent: string): string =>
  [SYSTEMS, APPLICATIONS].flatMap((list) => list.find(([mark]) => mark.test(userAgent))?.[1] ?? []).join(' · ');
