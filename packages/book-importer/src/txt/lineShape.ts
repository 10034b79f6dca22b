const CLOSED = /[。！？!?．.…—～~”’」』）)》】〕：:；;]$/;

/** Whether a line could be the last of its paragraph. */
export const endsParagraph = (text: string): boolean => CLOSED.test(text);

const UNFINISHED = /[\u4e00-\u9fff，、；,;A-Za-z0-9０-９Ａ-Ｚａ-ｚ]$/;

/** Whether a line stops in the middle of a sentence. */
export const stopsMidSentence = (text: string): boolean => UNFINISHED.test(text);
