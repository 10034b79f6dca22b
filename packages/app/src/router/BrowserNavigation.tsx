export { BrowserRouter as BrowserNavigation } from 'react-router-dom';
