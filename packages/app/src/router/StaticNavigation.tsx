/** Navigation of a page that is rendered once, at a given address. */
export { StaticRouter as StaticNavigation } from 'react-router-dom';
