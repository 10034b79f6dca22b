import { useContext } from 'react';
import { UNSAFE_NavigationContext as NavigationContext, type Navigator } from 'react-router-dom';

/**
 * Goes to addresses that begin with `/`. It stays the same from page to page and resolves nothing, unlike `useNavigate`:
 * that is for the dozens of links that a page is drawn with.
 */
export const useHistory = (): Pick<Navigator, 'push' | 'replace'> => useContext(NavigationContext).navigator;
