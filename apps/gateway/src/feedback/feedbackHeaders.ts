import { pageHeaders } from '../pages/pageHeaders.ts';
import { feedbackStyle } from './feedbackStyle.ts';

export const feedbackHeaders = pageHeaders(feedbackStyle);
