import type { CodeFault } from '@shuye/core-domain/restore-code';

export function codeFaultWords(fault: CodeFault): string {
  switch (fault.kind) {
    case 'length':
      return `恢复码有12个词，共24个字；现在是${fault.characters}个字。`;
    case 'unknown-word':
      return `第${fault.word}个词“${fault.text}”不是恢复码里的词，请对照写下来的检查。`;
    case 'wrong-word':
      return `第${fault.word}个词“${fault.text}”不对，是不是“${fault.meant}”？`;
    case 'wrong':
      return '恢复码不对，有几个字或词的顺序和写下来的不一样，请逐个对照。';
  }
}
