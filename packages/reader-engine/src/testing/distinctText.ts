export const distinctText = (length: number, from = 0x4e00): string =>
  Array.from({ length }, (_, at) => String.fromCharCode(from + at)).join('');
