/** A looping track shows the last slide once more before the first, and the first once more after the last. */
export const trackPosition = (index: number, count: number): number => (count > 1 ? index + 1 : index);

/** The slide at a place of the track, the repeated ones included. */
export const slideAt = (position: number, count: number): number =>
  count > 1 ? (((position - 1) % count) + count) % count : 0;

/** Whether the place holds a repeated slide, from which the track has to jump back into its middle. */
export const isRepeat = (position: number, count: number): boolean => count > 1 && (position < 1 || position > count);
