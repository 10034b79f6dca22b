const SENTENCES = [
  '潮水退下去以后，沙滩上留下一行没有人认领的脚印。',
  '卖鱼的把秤砣搁在蚝壳上，等第一个客人开口。',
  '她说今年的雾比往年厚，船要敲着铁桶才敢回来。',
  '石阶一共四十一级，最下面的一级从来没有名字。',
  '登记簿翻到最后一页，铅笔写的字还很清楚。',
  '他把箱子转过来，用袖子擦了擦那块铜皮。',
  '到了傍晚，水线又退回早上的地方，好像什么也没有发生。',
];

/** A paragraph of our own of at least so many characters; `turn` varies it. */
export function prose(length: number, turn = 0): string {
  let text = '';
  for (let at = turn; text.length < length; at++) text += SENTENCES[at % SENTENCES.length] ?? '';
  return text;
}

/** Paragraphs as web novels print them: indented by two full-width spaces, a line each. */
export const indented = (...paragraphs: readonly string[]): string =>
  paragraphs.map((text) => `　　${text}`).join('\n');
