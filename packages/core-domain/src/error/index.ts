export { AppError } from './AppError.ts';
export type { AppErrorKind } from './AppError.ts';
export { catalogFailureMessage } from './catalogFailureMessage.ts';
export { errorCatalog, errorText } from './errorCatalog.ts';
export type { ErrorEntry, ErrorShown, ErrorSituation } from './errorCatalog.ts';
export { failureMessage } from './failureMessage.ts';
export { messages } from './messages.ts';
export { technicalErrors } from './technicalErrors.ts';
