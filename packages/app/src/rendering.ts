export { createPageRenderer } from './rendering/createPageRenderer.tsx';
export type { PageRequest, RenderedPage } from './rendering/createPageRenderer.tsx';
export type { PageState } from './rendering/PageState.ts';
export type { PageAnswers } from './rendering/PageAnswers.ts';
