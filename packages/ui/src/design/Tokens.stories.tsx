import type { Meta, StoryObj } from '@storybook/react-vite';
import type { ReactNode } from 'react';
import { expect } from 'storybook/test';
import { textPairs } from '../tokens/colorPairs.ts';
import { contrastRatio } from '../tokens/contrastRatio.ts';
import { tokens } from '../tokens/tokens.ts';
import styles from './Tokens.stories.module.css';

function Section({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className={styles['section']}>
      <h2 className={styles['title']}>{title}</h2>
      {children}
    </section>
  );
}

function Swatch({
  name,
  ground,
  inks,
}: {
  name: string;
  ground: string;
  inks: ReadonlyArray<readonly [string, string]>;
}) {
  return (
    <li className={styles['swatch']} style={{ background: ground }}>
      {inks.map(([ink, color]) => (
        <p key={ink} className={styles['figures']} style={{ color }}>
          {ink} {color} · {contrastRatio(color, ground).toFixed(1)}
        </p>
      ))}
      <p className={styles['name']} style={{ color: inks[0]?.[1] }}>
        {name} {ground}
      </p>
    </li>
  );
}

const inSwatches: ReadonlySet<string> = new Set(textPairs.flatMap(({ on, colors }) => [on, ...colors]));

/** Those of a reading theme that its swatch shows. */
const onPaper: ReadonlySet<string> = new Set(['paper', 'ink', 'accent', 'ink-2']);

/** Colours that are no text, and no ground of one. */
function Patches({ colors }: { colors: Readonly<Record<string, string>> }) {
  return (
    <Rows values={colors} draw={(name) => <span className={styles['patch']} style={{ background: colors[name] }} />} />
  );
}

function Colors({ theme }: { theme: 'light' | 'dark' }) {
  const colors = tokens.color[theme];
  return (
    <Section title={`${theme}: every text on every ground, with its contrast`}>
      <ul className={styles['swatches']}>
        {textPairs.map(({ on, colors: inks }) => (
          <Swatch key={on} name={on} ground={colors[on]} inks={inks.map((ink) => [ink, colors[ink]] as const)} />
        ))}
      </ul>
      <Patches colors={Object.fromEntries(Object.entries(colors).filter(([name]) => !inSwatches.has(name)))} />
    </Section>
  );
}

function Rows({ values, draw }: { values: Readonly<Record<string, unknown>>; draw: (name: string) => ReactNode }) {
  return Object.entries(values).map(([name, value]) => (
    <div key={name} className={styles['row']}>
      <span className={styles['key']}>
        {name} · {String(value)}
      </span>
      {draw(name)}
    </div>
  ));
}

function Tokens() {
  return (
    <>
      <Colors theme="light" />
      <Colors theme="dark" />
      <Section title="reading themes">
        <ul className={styles['swatches']}>
          {Object.entries(tokens.reading).map(([name, { paper, ink, accent, 'ink-2': second }]) => (
            <Swatch
              key={name}
              name={name}
              ground={paper}
              inks={[
                ['ink', ink],
                ['ink-2', second],
                ['accent', accent],
              ]}
            />
          ))}
        </ul>
        {Object.entries(tokens.reading).map(([theme, colors]) => (
          <Patches
            key={theme}
            colors={Object.fromEntries(
              Object.entries(colors).flatMap(([name, color]) =>
                onPaper.has(name) ? [] : [[`${theme} ${name}`, color]],
              ),
            )}
          />
        ))}
      </Section>
      <Section title="cover palette">
        <ul className={styles['swatches']}>
          {tokens.cover.map(({ name, ground, ink }) => (
            <Swatch key={name} name={name} ground={ground} inks={[['ink', ink]]} />
          ))}
        </ul>
        <Patches colors={Object.fromEntries(tokens.cover.map(({ name, seal }) => [`${name} seal`, seal]))} />
      </Section>
      <Section title="type, normal and elder">
        <Rows
          values={tokens.text}
          draw={(name) => <span style={{ fontSize: `var(--text-${name})` }}>满纸荒唐言 Aa 123</span>}
        />
        <Rows
          values={tokens.font}
          draw={(name) => <span style={{ fontFamily: `var(--font-${name})` }}>一把辛酸泪 Aa 123</span>}
        />
        <Rows
          values={tokens.leading}
          draw={(name) => (
            <span className={styles['lines']} style={{ lineHeight: `var(--leading-${name})` }}>
              都云作者痴，谁解其中味？都云作者痴，谁解其中味？
            </span>
          )}
        />
        <Rows
          values={tokens.weight}
          draw={(name) => <span style={{ fontWeight: `var(--weight-${name})` }}>满纸荒唐言</span>}
        />
      </Section>
      <Section title="space">
        <Rows
          values={tokens.space}
          draw={(name) => <span className={styles['bar']} style={{ width: `var(--space-${name})` }} />}
        />
      </Section>
      <Section title="sizes of controls, normal and elder">
        <Rows
          values={tokens.size}
          draw={(name) => <span className={styles['bar']} style={{ width: `var(--size-${name})` }} />}
        />
      </Section>
      <Section title="width of a page">
        <Rows values={tokens.measure} draw={() => null} />
      </Section>
      <Section title="radius">
        {Object.entries(tokens.radius).map(([name, value]) => (
          <span key={name} className={styles['plate']} style={{ borderRadius: `var(--radius-${name})` }}>
            {name} · {value}
          </span>
        ))}
      </Section>
      <Section title="shadow">
        {Object.keys(tokens.shadow).map((name) => (
          <span key={name} className={styles['plate']} style={{ boxShadow: `var(--shadow-${name})` }}>
            {name}
          </span>
        ))}
        <Rows values={tokens.shadow} draw={() => null} />
      </Section>
      <Section title="motion">
        <Rows
          values={{
            press: tokens.motion.press,
            sheet: tokens.motion.sheet,
            page: tokens.motion.page,
            layer: tokens.motion.layer,
          }}
          draw={(name) => <span className={styles['ball']} style={{ animationDuration: `var(--motion-${name})` }} />}
        />
        <Rows values={{ enter: tokens.motion.enter, leave: tokens.motion.leave }} draw={() => null} />
      </Section>
      <Section title="layers">
        <Rows values={tokens.layer} draw={() => null} />
      </Section>
    </>
  );
}

export default { title: 'Design/Tokens', component: Tokens } satisfies Meta<typeof Tokens>;

const valuesIn = (part: unknown): readonly string[] =>
  typeof part === 'object' && part !== null ? Object.values(part).flatMap(valuesIn) : [String(part)];

/** Made from `tokens.ts`, so it cannot be out of date, and shows each value. */
export const All: StoryObj<typeof Tokens> = {
  play: async ({ canvasElement }) => {
    const missing = valuesIn(tokens).filter((value) => !canvasElement.textContent.includes(value));
    await expect(missing).toEqual([]);
  },
};
