export { AppError } from './AppError.ts';
export type { AppErrorKind } from './AppError.ts';
export { catalogFailureMessage } from './catalogFailureMessage.ts';
export { failureMessage } from './failureMessage.ts';
export { messages } from './messages.ts';
