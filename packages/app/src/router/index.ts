/** The only door to the routing library (its package name ends with version 7). */
export { useNavigate, useNavigationType } from 'react-router-dom';
export { useLocation } from './PageLocation.ts';
export { isPlainClick } from './isPlainClick.ts';
export { useHistory } from './useHistory.ts';
export { useParams, useRoute } from './CurrentRoute.ts';
export { useSearchParams } from './useSearchParams.ts';
