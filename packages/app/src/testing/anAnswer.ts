/** An answer that the test gives when it wants to. */
export function anAnswer<T>() {
  let settle: ((value: T) => void) | undefined;
  const promise = new Promise<T>((done) => {
    settle = done;
  });
  return { promise, give: (value: T) => settle?.(value) };
}
