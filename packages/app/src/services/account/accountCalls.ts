/** What a page asks of the server about its reader; no first text waits for it. */
export { endLogin } from './endLogin.ts';
export { fetchAccount } from './fetchAccount.ts';
export { renewLogin } from './renewLogin.ts';
