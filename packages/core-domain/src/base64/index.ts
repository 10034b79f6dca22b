export { base64Codec } from './base64Codec.ts';
export type { Base64Codec } from './base64Codec.ts';
