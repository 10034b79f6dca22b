/** The only door to the routing library (its package name ends with version 7). */
export { useHref, useLinkClickHandler, useNavigate, useNavigationType } from 'react-router-dom';
export { useLocation } from './PageLocation.ts';
export { useParams, useRoute } from './CurrentRoute.ts';
export { useSearchParams } from './useSearchParams.ts';
