const channel = (value: number): number => {
  const share = value / 255;
  return share <= 0.039_28 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
};

const luminance = (hex: string): number => {
  const value = Number.parseInt(hex.slice(1), 16);
  return (
    0.2126 * channel(Math.floor(value / 65_536)) +
    0.7152 * channel(Math.floor(value / 256) % 256) +
    0.0722 * channel(value % 256)
  );
};

/** WCAG contrast of two `#RRGGBB` colours, 1 to 21. */
export function contrastRatio(one: string, other: string): number {
  const first = luminance(one);
  const second = luminance(other);
  return (Math.max(first, second) + 0.05) / (Math.min(first, second) + 0.05);
}
