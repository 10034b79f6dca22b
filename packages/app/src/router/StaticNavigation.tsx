export { StaticRouter as StaticNavigation } from 'react-router-dom';
