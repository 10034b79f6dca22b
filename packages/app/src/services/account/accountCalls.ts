/** No first text waits for these calls about the reader. */
export { askHostUntilLeft } from './askHostUntilLeft.ts';
export { endLogin } from './endLogin.ts';
export { fetchAccount } from './fetchAccount.ts';
export { renewLogin } from './renewLogin.ts';
