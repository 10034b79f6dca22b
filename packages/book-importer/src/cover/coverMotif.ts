const MOTIFS: readonly ((tint: string) => string)[] = [
  (tint) => `<circle cx="170" cy="610" r="104" fill="${tint}"/>`,
  (tint) => `<path d="M0 690 L120 590 L210 655 L330 540 L450 668 L520 620 L600 672 V801 H0Z" fill="${tint}"/>`,
  (tint) =>
    [620, 652, 684, 716, 748]
      .map(
        (y) => `<path d="M40 ${y} q65 -22 130 0 t130 0 t130 0 t130 0" fill="none" stroke="${tint}" stroke-width="5"/>`,
      )
      .join(''),
  (tint) =>
    [96, 134, 190].map((x) => `<path d="M${x} 801 V470" stroke="${tint}" stroke-width="10"/>`).join('') +
    `<path d="M96 560 q50 -34 104 -30 q-48 26 -104 30Z M134 640 q-44 -36 -92 -34 q40 30 92 34Z M190 520 q56 -20 96 -6 q-50 18 -96 6Z" fill="${tint}"/>`,
  (tint) =>
    `<path d="M0 640 q150 -70 300 -10 t300 -30 V801 H0Z" fill="${tint}"/><circle cx="440" cy="560" r="34" fill="${tint}"/>`,
  (tint) => `<path d="M70 700 Q96 512 300 486 Q296 664 70 700Z" fill="${tint}"/>`,
];

export const coverMotif = (choice: number, tint: string): string => MOTIFS[choice % MOTIFS.length]?.(tint) ?? '';
