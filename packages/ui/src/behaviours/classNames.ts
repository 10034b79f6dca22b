export function classNames(...names: ReadonlyArray<string | false | undefined>): string {
  let all = '';
  for (const name of names) if (name) all += all === '' ? name : ` ${name}`;
  return all;
}
