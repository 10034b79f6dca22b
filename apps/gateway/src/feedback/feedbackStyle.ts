import { pageStyle } from '../pages/pageStyle.ts';

export const feedbackStyle = `${pageStyle}textarea { display: block; width: 100%; min-height: 10rem; padding: 12px; border: 1px solid var(--ink-3); border-radius: 8px; background: var(--raised); color: var(--ink); font: inherit; font-size: 1.0625rem; resize: vertical; }
textarea ~ label.name { margin-top: 20px; }
textarea[aria-invalid='true'] { border: 2px solid var(--seal); }
`;
