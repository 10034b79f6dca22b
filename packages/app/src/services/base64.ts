import { base64Codec } from '@shuye/core-domain/base64';

/** As calls and files carry bytes. */
export const base64 = base64Codec('ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/', true);
