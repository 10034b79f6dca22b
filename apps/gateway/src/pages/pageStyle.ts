/**
 * The look of the gateway’s own pages: the product's paper, ink and seal, without any file of their own. Type and what is
 * pressed are measured by the root: a reader's own size of type counts, and 长辈版 is a larger root.
 */
export const pageStyle = `
:root { color-scheme: light; --paper: #fbf9f5; --raised: #ffffff; --ink: #1f1c18; --ink-2: #5e574e; --ink-3: #6e665c; --seal: #b23a26; --on-seal: #ffffff; }
@media (prefers-color-scheme: dark) {
  :root { color-scheme: dark; --paper: #161412; --raised: #1f1c19; --ink: #ede8df; --ink-2: #a79f94; --ink-3: #8f8a82; --seal: #e58a74; --on-seal: #161412; }
}
html[data-text-size='elder'] { font-size: 133.34%; }
* { box-sizing: border-box; }
body { margin: 0; background: var(--paper); color: var(--ink); font: 0.9375rem/1.4 system-ui, -apple-system, 'PingFang SC', 'Noto Sans CJK SC', 'Microsoft YaHei', sans-serif; text-autospace: normal; text-wrap: pretty; }
main { max-width: 400px; margin: 0 auto; padding: 64px 20px 32px; }
.mark { display: block; width: 2.75rem; height: 2.75rem; margin-bottom: 20px; border-radius: 4px; background: var(--seal); color: var(--on-seal); font: 1.5rem/2.75rem 'Songti SC', STSong, 'Noto Serif CJK SC', SimSun, serif; text-align: center; }
h1 { margin: 0 0 8px; font: 600 1.5rem/1.4 'Songti SC', STSong, 'Noto Serif CJK SC', SimSun, serif; }
p { margin: 0 0 24px; color: var(--ink-2); }
label.name { display: block; margin-bottom: 8px; font-weight: 600; }
input[type='tel'], input[type='text'] { display: block; width: 100%; height: 3rem; padding: 0 12px; border: 1px solid var(--ink-3); border-radius: 8px; background: var(--raised); color: var(--ink); font: inherit; font-size: 1.0625rem; font-variant-numeric: tabular-nums; }
input[aria-invalid='true'] { border: 2px solid var(--seal); }
.error { margin: 8px 0 0; color: var(--seal); }
.agree { display: flex; align-items: flex-start; margin: 20px 0 0; padding: 8px 0; min-height: 2.8125rem; color: var(--ink-2); font-size: 0.8125rem; }
.agree a { display: inline-block; }
.agree input { flex: none; width: 1.25rem; height: 1.25rem; margin: 0 8px 0 0; accent-color: var(--seal); }
button { display: block; width: 100%; min-height: 3rem; margin-top: 20px; border: 1px solid var(--seal); border-radius: 8px; background: var(--seal); color: var(--on-seal); font: inherit; font-weight: 600; font-size: 1.0625rem; cursor: pointer; }
button.quiet { margin-top: 12px; border-color: var(--ink-3); background: none; color: var(--ink); font-weight: 400; font-size: 0.9375rem; }
button:active { opacity: 0.8; }
a { color: var(--ink); text-underline-offset: 3px; }
a.way { display: inline-block; min-height: 2.8125rem; margin: 12px 16px 0 0; color: var(--ink-2); line-height: 2.8125rem; }
:focus-visible { outline: 2px solid var(--seal); outline-offset: 2px; }
`;
