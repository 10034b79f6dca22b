const CODES =
  '微笑 撇嘴 色 发呆 得意 流泪 害羞 闭嘴 睡 大哭 尴尬 发怒 调皮 呲牙 惊讶 难过 酷 冷汗 抓狂 吐 偷笑 可爱 白眼 傲慢 饥饿 ' +
  '困 惊恐 流汗 憨笑 大兵 奋斗 咒骂 疑问 嘘 晕 折磨 衰 骷髅 敲打 再见 擦汗 抠鼻 鼓掌 糗大了 坏笑 左哼哼 右哼哼 哈欠 鄙视 ' +
  '委屈 快哭了 阴险 亲亲 吓 可怜 菜刀 西瓜 啤酒 咖啡 饭 猪头 玫瑰 凋谢 爱心 心碎 蛋糕 太阳 月亮 赞 握手';

/** The emoticons of comments, each written in brackets: [微笑] [COMMENT-04] (D-099). */
export const emoticons: readonly string[] = CODES.split(' ');

const WRITTEN = new RegExp(`\\[(${emoticons.join('|')})\\]`);

export type CommentPiece = { kind: 'text'; text: string } | { kind: 'emoticon'; code: string };

/** A comment as texts and emoticons in their order; an unknown code stays text. */
export const commentPieces = (comment: string): CommentPiece[] =>
  comment
    .split(WRITTEN)
    // Splitting by a pattern with one group gives text and code in turn.
    .map((piece, at): CommentPiece =>
      at % 2 === 0 ? { kind: 'text', text: piece } : { kind: 'emoticon', code: piece },
    )
    .filter((piece) => piece.kind === 'emoticon' || piece.text !== '');
