export { createFieldCipher, FieldEncryption } from './fieldCipher.ts';
export type { FieldCipher, FieldCipherOptions } from './fieldCipher.ts';
export { publicParameters } from './publicParameters.ts';
export { services } from './services.ts';
export type { Service } from './services.ts';
export { SIGN_VERSION, signKeyNames } from './signNames.ts';
export { signText } from './signText.ts';
export type { Signable } from './signText.ts';
