import { messages } from '../error/messages.ts';

export type BuyRefusal =
  | 'book-gone'
  | 'not-bought'
  | 'already-bought'
  | 'over-limit'
  | 'busy'
  | 'no-chapter'
  | 'no-such-count'
  | 'in-progress'
  | 'other';

interface BuyError {
  refusal: BuyRefusal;
  message: string;
}

/** Refusals of the buy calls by code [ERR-27..37]. */
export const buyErrors: Readonly<Record<number, BuyError>> = {
  401: { refusal: 'book-gone', message: messages.purchaseBookRemoved },
  402: { refusal: 'book-gone', message: messages.purchaseBookRemoved },
  403: { refusal: 'not-bought', message: messages.notBought },
  404: { refusal: 'book-gone', message: messages.purchaseBookMissing },
  405: { refusal: 'already-bought', message: messages.bookAlreadyBought },
  409: { refusal: 'over-limit', message: messages.overTopUpLimit },
  410: { refusal: 'busy', message: messages.tooBusy },
  432: { refusal: 'already-bought', message: messages.chapterAlreadyBought },
  433: { refusal: 'no-chapter', message: messages.purchaseChapterMissing },
  442: { refusal: 'no-such-count', message: messages.purchaseCountMissing },
  999: { refusal: 'in-progress', message: messages.inProgress },
};

/** The mapped text where one exists, else the server's, else the network's [BUY-10]. */
export const buyError = (code: number, serverMessage = ''): BuyError =>
  buyErrors[code] ?? { refusal: 'other', message: serverMessage.trim() || messages.networkFailure };
