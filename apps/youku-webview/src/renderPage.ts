import { createPageRenderer } from '@shuye/app/rendering';
import { host } from './host.ts';

export const renderPage = createPageRenderer(host);
