/** The hundred most common surnames and those of two characters: they cover nine of ten names. */
const SURNAME =
  /^(?:[王李张張刘劉陈陳杨楊黄黃赵趙吴吳周徐孙孫马馬朱胡郭何林罗羅高郑鄭梁谢謝宋唐许許韩韓冯馮邓鄧曹彭曾肖蕭萧田董袁潘于蒋蔣蔡余杜叶葉程苏蘇魏吕呂丁任沈姚卢盧姜崔钟鍾谭譚陆陸汪范范金石廖贾賈夏韦韋付傅方白邹鄒孟熊秦邱丘江尹薛闫阎段雷侯龙龍史陶黎贺賀顾顧毛郝龚龔邵万钱錢严嚴覃武戴莫孔向汤湯鲁魯施俞柳柯柴梅茅巴冰]|欧阳|歐陽|司马|上官|诸葛|皇甫|尉迟|公孙|慕容|令狐|东方|端木)/;

/** Whether a short text reads like the name of a Chinese person: a surname and one or two characters. */
export const isPersonName = (text: string): boolean =>
  /^[\u4e00-\u9fff]{2,4}$/.test(text) && SURNAME.test(text) && text.length - (SURNAME.exec(text)?.[0].length ?? 0) <= 2;

/** Whether a text that is known to be a signature is the name of one person, also a foreign or a pen name. */
export const isNameShaped = (text: string): boolean =>
  /^(?:[\u4e00-\u9fff]{2,4}|[\u4e00-\u9fffA-Za-z.]{1,10}(?:[·•・][\u4e00-\u9fffA-Za-z.]{1,10}){1,4})$/.test(text);
