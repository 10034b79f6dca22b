import { messages } from '../error/messages.ts';

export const guideTexts = {
  fullBook: '去APP阅读全本',
  freeChapter: '本章免费，去APP畅读全本',
  freeReading: '免费阅读全本',
  lockedChapter: '去APP解锁本章',
  popupButton: '下载APP 限时领取',
  openInBrowser: '请在浏览器中打开',
} as const;

export const downloadDialog = {
  title: messages.downloadTitle,
  message: messages.downloadMessage,
  cancel: messages.downloadCancel,
  confirm: messages.downloadConfirm,
} as const;

/** A place's own words, or the default where it has none [PROD-20] [GUIDE-13]. */
export const guideText = (own?: string): string => own?.trim() || guideTexts.fullBook;
