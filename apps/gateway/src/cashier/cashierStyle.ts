/** The cashier's look: that of the product, for kernels from Chrome 69 on. */
export const cashierStyle = `
html[data-text-size='elder'] { font-size: 133.34%; }
* { box-sizing: border-box; }
body { margin: 0; padding: 0 16px 32px; font: 0.9375rem/1.6 -apple-system, "PingFang SC", "Noto Sans CJK SC", sans-serif; color: #1f1c18; background: #fbf9f5; text-autospace: normal; }
main { max-width: 420px; margin: 0 auto; }
h1 { margin: 40px 0 4px; font: 600 1.25rem/1.4 "Songti SC", "Noto Serif CJK SC", serif; text-align: center; }
.note { margin: 0 0 28px; font-size: 0.8125rem; text-align: center; color: #5e574e; }
.slip { padding: 24px 20px 8px; border: 1px solid #e6e0d6; border-radius: 12px; background: #fff; }
.amount { margin: 0 0 20px; font: 600 1.875rem/1.2 "Songti SC", "Noto Serif CJK SC", serif; font-variant-numeric: tabular-nums; text-align: center; }
.amount small { margin-right: 4px; font-size: 1.0625rem; }
dl { margin: 0; border-top: 1px dashed #e6e0d6; }
dl div { display: flex; justify-content: space-between; padding: 12px 0; }
dt { color: #5e574e; }
dd { margin: 0; font-variant-numeric: tabular-nums; }
form, .slip + .back { margin-top: 28px; }
.back + .note { margin: 16px 0 0; }
.quiet { display: block; min-height: 3rem; color: #5e574e; line-height: 3rem; text-align: center; }
button, .back { display: block; width: 100%; min-height: 3rem; margin: 0 0 12px; padding: 0; border: 0; border-radius: 1.5rem; font-family: inherit; font-size: 1.0625rem; font-weight: 600; line-height: 3rem; text-align: center; text-decoration: none; cursor: pointer; }
button[value=pay], .back { color: #fff; background: #b23a26; }
button[value=cancel] { color: #5e574e; background: transparent; }
button:active, .back:active { opacity: 0.8; }
button:focus-visible, a:focus-visible { outline: 2px solid #b23a26; outline-offset: 2px; }
@media (prefers-color-scheme: dark) {
  body { color: #ede8df; background: #161412; }
  .note, dt, .quiet, button[value=cancel] { color: #a79f94; }
  .slip { border-color: #2c2824; background: #1f1c19; }
  dl { border-color: #2c2824; }
  button[value=pay], .back { color: #161412; background: #e58a74; }
}
`;
