export { MemoryRouter as MemoryNavigation } from 'react-router-dom';
