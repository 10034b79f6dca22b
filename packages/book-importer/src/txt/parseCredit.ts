export interface Credit {
  role: 'author' | 'other';
  /** The name includes dynasty and country in brackets, if the line has them. */
  name: string;
}

const NAME = String.raw`[\u3400-\u9fffA-Za-z·•・．.'’\s()（）[\]［］〔〕【】-]`;
const AUTHORS = '作\\s{0,4}者|著\\s{0,4}者|原著|编著|著|文|by';
const OTHERS = '译\\s{0,4}者|翻译|译|编\\s{0,4}者|主编|选编|编|校对|校注|校|绘';
const LABELLED = new RegExp(`^(?:(${AUTHORS})|${OTHERS})\\s{0,4}[：:]\\s{0,4}(.{1,40})$`, 'i');
/** 文/沈渡舟: a stroke is no colon, so that what follows has to read like a name. */
const STROKE = new RegExp(`^(?:(文|作者|著)|译者?|编者?|[图绘])\\s{0,4}[/／]\\s{0,4}(${NAME}{2,24})$`);
const WITH_TRANSLATOR = new RegExp(`^(${NAME}{2,24}?)\\s{0,8}[原编]?著[\\s，,]{1,8}${NAME}{2,24}?\\s{0,8}译$`);
const BEHIND = new RegExp(
  `^(${NAME}{2,24}?)(?:\\s{1,8}|\\s{0,4}[/／◎○●]\\s{0,4})(?:(原著|编著|著|撰|作|文)|译|编|选编|主编|译注|校注|校)$`,
);
const JOINED = /^((?:[\u4e00-\u9fff]{1,8}[·•・])?[\u4e00-\u9fff]{2,4})(?:(著)|译)$/;
/** 世界名著, 外文翻译 end with the same characters. */
const COMMON_WORD = /(?:[名原显土巨论遗专合编][著译]|[翻编口笔直今]译)$/;

/** Parses 作者：沈渡舟, 文/沈渡舟, 沈渡舟 著, 亨利·伍德 著 沈渡舟 译 and their kin; undefined for other lines. */
export function parseCredit(text: string): Credit | undefined {
  if (text.length > 60) return undefined;
  const both = WITH_TRANSLATOR.exec(text);
  if (both) return { role: 'author', name: both[1]?.trim() ?? '' };
  const labelled = LABELLED.exec(text) ?? STROKE.exec(text);
  if (labelled) return { role: labelled[1] ? 'author' : 'other', name: labelled[2]?.trim() ?? '' };
  const behind = BEHIND.exec(text) ?? (COMMON_WORD.test(text) ? null : JOINED.exec(text));
  return behind ? { role: behind[2] ? 'author' : 'other', name: behind[1]?.trim() ?? '' } : undefined;
}
