/** An answer that the test gives when it wants to, or that fails then. */
export function anAnswer<T>() {
  let settle: ((value: T) => void) | undefined;
  let reject: ((error: unknown) => void) | undefined;
  const promise = new Promise<T>((done, failed) => {
    settle = done;
    reject = failed;
  });
  return { promise, give: (value: T) => settle?.(value), fail: (error: unknown) => reject?.(error) };
}
