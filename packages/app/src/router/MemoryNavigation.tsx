/** Navigation without a browser's address bar. */
export { MemoryRouter as MemoryNavigation } from 'react-router-dom';
