import { pageHeaders } from '../pages/pageHeaders.ts';
import { feedbackStyle } from './feedbackStyle.ts';

/** Headers of the feedback page. */
export const feedbackHeaders = pageHeaders(feedbackStyle);
