import { isPaymentRefusal } from '@shuye/core-domain/access';
import type { AppError } from '@shuye/core-domain/error';

/** Did the server refuse the chapter because it must be paid for (D-074)? */
export const isRefusal = ({ kind, code }: AppError): boolean => kind === 'server' && isPaymentRefusal(code);
