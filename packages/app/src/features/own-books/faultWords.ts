import type { ImportFault } from './worker/BookPreview.ts';

/** Says in one sentence why a file was not imported; nothing of it was kept. */
export const faultWords: Readonly<Record<ImportFault, string>> = {
  foreign: '这不是TXT或EPUB文件，没有导入。',
  'too-large': '文件超过200 MB，没有导入。',
  'no-text': '文件里没有文字，没有导入。',
  unreadable: '按这种编码读不成文字，请换一种编码，或确认文件没有损坏。',
  protected: '这本书有版权保护或密码，打不开，没有导入。',
  damaged: '文件已损坏，没有导入。',
  bomb: '压缩包解开后大得不正常，没有导入。',
  full: '设备空间不足，没有导入，请清理空间后再试。',
  storage: '浏览器不让保存（可能是无痕模式），没有导入。',
  lost: '文件读不到了，没有导入，请重新选择。',
  pattern: '这个标题写法不成立，请改一改。',
  broken: '读这个文件时出了错，没有导入，请重新选择再试。',
  unavailable: '导入功能没有打开，请检查网络后再试。',
};
