/** Bytes; larger than the form of a reader. */
const MAX_FORM = 16 * 1024;

/** The fields of a form that says how short it is, as browsers do; one that is cut off has none. */
export async function readShortForm(form: Request): Promise<URLSearchParams> {
  const length = form.headers.get('content-length');
  if (length === null || !(Number(length) <= MAX_FORM)) return new URLSearchParams();
  return form.text().then(
    (text) => new URLSearchParams(text),
    () => new URLSearchParams(),
  );
}
