export const classNames = (...names: ReadonlyArray<string | false | undefined>): string =>
  names.filter((name) => name !== undefined && name !== false && name !== '').join(' ');
