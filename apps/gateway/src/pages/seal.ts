import { brand } from '@shuye/core-domain/brand';
import { html } from 'hono/html';

/** The product's mark above a page's words; nothing to hear. */
export const seal = html`<span class="mark" aria-hidden="true">${brand.name.charAt(0)}</span>`;
