import { divide, multiply, power, SYMBOLS } from './field64.ts';

/** First and second characters of the words; a character's place is its value. All are written alike in 简 and 繁. */
const LISTS = [
  '白黑青大小高低明暗冷古新老早晚春夏秋冬南北西中前上左右金石木水火土天山江海月星雪冰林竹花香柔苦美快平正直空短半全同好真甘玉初多永',
  '歌手心口耳足目眉字王父友士牛羊犬虎兔蛇猴象狼鹿燕蜂蝶桃李杏柳松柏草米豆瓜茶酒笛琴棋弓刀衣帽扇巾布床井田村城塔亭池河波沙雨虹雷霜舟',
] as const;

export const CODE_WORDS = 12;
const CODE_CHARACTERS = 2 * CODE_WORDS;
const CHECKS = 2;

/** Values from 0 to 63 that make a code, 132 bits of chance. */
export const SECRET_LENGTH = CODE_CHARACTERS - CHECKS;

export type RestoreSecret = readonly number[];

/** Why a text is no code. Words are counted from 1. */
export type CodeFault =
  | { kind: 'length'; characters: number }
  | { kind: 'unknown-word'; word: number; text: string }
  /** `meant` is right if no other character is wrong. */
  | { kind: 'wrong-word'; word: number; text: string; meant: string }
  | { kind: 'wrong' };

export type ParsedCode = { kind: 'secret'; secret: RestoreSecret } | { kind: 'fault'; fault: CodeFault };

const listAt = (place: number): string => LISTS[place % 2 === 0 ? 0 : 1];
const letter = (value: number, place: number): string => listAt(place).charAt(value);
const sum = (values: readonly number[]): number => values.reduce((total, value) => total ^ value, 0);
const weighed = (values: readonly number[]): number => sum(values.map((value, place) => multiply(value, power(place))));

/** The last two characters make both sums of a code nothing: one wrong character is found and named, two are noticed. */
function withChecks(secret: RestoreSecret): number[] {
  const [plain, weight] = [sum(secret), weighed(secret)];
  const [first, second] = [power(SECRET_LENGTH), power(SECRET_LENGTH + 1)];
  const last = divide(weight ^ multiply(plain, first), first ^ second);
  return [...secret, plain ^ last, last];
}

/** The words of a secret, of two characters each. `secret` has `SECRET_LENGTH` values below 64. */
export function writeRestoreCode(secret: RestoreSecret): readonly string[] {
  const letters = withChecks(secret).map(letter);
  return Array.from({ length: CODE_WORDS }, (_, word) => letters.slice(2 * word, 2 * word + 2).join(''));
}

/** A secret of chance: of each of `bytes` six bits count. */
export const secretOf = (bytes: Uint8Array): RestoreSecret =>
  Array.from(bytes.subarray(0, SECRET_LENGTH), (byte) => byte % SYMBOLS);

function findWrong(values: readonly number[], text: string): CodeFault {
  const [plain, weight] = [sum(values), weighed(values)];
  const wrong = values.findIndex((_, place) => plain !== 0 && multiply(plain, power(place)) === weight);
  if (wrong === -1) return { kind: 'wrong' };
  const start = wrong - (wrong % 2);
  const right = letter((values[wrong] ?? 0) ^ plain, wrong);
  const word = text.slice(start, start + 2);
  const meant = wrong === start ? right + word.charAt(1) : word.charAt(0) + right;
  return { kind: 'wrong-word', word: start / 2 + 1, text: word, meant };
}

const fault = (found: CodeFault): ParsedCode => ({ kind: 'fault', fault: found });

/** The secret of a code as somebody typed it: whatever is no Chinese character is left out. */
export function parseRestoreCode(typed: string): ParsedCode {
  const text = typed.replace(/[^\u3400-\u9FFF]/g, '');
  const values = Array.from(text.slice(0, CODE_CHARACTERS), (character, place) => listAt(place).indexOf(character));
  const unknown = values.indexOf(-1);
  if (unknown !== -1) {
    const start = unknown - (unknown % 2);
    return fault({ kind: 'unknown-word', word: start / 2 + 1, text: text.slice(start, start + 2) });
  }
  if (text.length !== CODE_CHARACTERS) return fault({ kind: 'length', characters: text.length });
  if (sum(values) !== 0 || weighed(values) !== 0) return fault(findWrong(values, text));
  return { kind: 'secret', secret: values.slice(0, SECRET_LENGTH) };
}
