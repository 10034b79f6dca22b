/** Style of any text that was laid out by arithmetic: the browser must not move what was measured. */
export const MEASURED =
  'white-space:normal;text-align:left;text-indent:0;letter-spacing:0;word-spacing:0;' +
  'text-autospace:no-autospace;text-spacing-trim:space-all;';

/** Sets CSS properties by name; kernels skip the ones they do not know. */
export function setProperties(element: HTMLElement, properties: Readonly<Record<string, string>>): void {
  for (const [name, value] of Object.entries(properties)) element.style.setProperty(name, value);
}
