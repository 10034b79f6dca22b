/** The only door to the routing library (its package name ends with version 7). */
export {
  useHref,
  useLinkClickHandler,
  useLocation,
  useNavigate,
  useNavigationType,
  useSearchParams,
} from 'react-router-dom';
export { useParams } from './RouteParams.ts';
