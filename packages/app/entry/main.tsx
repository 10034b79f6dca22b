import { mountApp } from '../src/mountApp.tsx';
// Behind the app, which brings the kit's styles: its own refine them.
import '../src/styles.css';
import { host } from 'virtual:host';

// In a task of its own: with the evaluation of all modules in one, slow phones answered no tap for a sixth of a second.
const element = document.getElementById('root');
if (element) setTimeout(() => mountApp(element, host));
