export { contentAddress } from './contentAddress.ts';
export { isLocalHost } from './isLocalHost.ts';
export { parseRenderingKey, RENDERING_KEY_HEADER } from './renderingKey.ts';
export { safeTarget } from './safeTarget.ts';
export { defaultOrigins } from './trustedOrigins.ts';
export type { TrustedOrigins } from './trustedOrigins.ts';
export { trustedScheme } from './trustedScheme.ts';
export { returnUrl, trustedUrl } from './trustedUrl.ts';
export { withoutHtmlSuffix } from './withoutHtmlSuffix.ts';
