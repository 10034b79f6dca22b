import { host } from 'virtual:host';
import { createPageRenderer } from '../src/rendering/createPageRenderer.tsx';

export const renderPage = createPageRenderer(host);
