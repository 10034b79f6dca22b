export { parseRestoreCode, SECRET_LENGTH, secretOf, writeRestoreCode } from './restoreCode.ts';
export type { CodeFault, RestoreSecret } from './restoreCode.ts';
