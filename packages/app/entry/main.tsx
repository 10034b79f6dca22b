import { mountApp } from '../src/mountApp.tsx';
// Behind the app, which brings the kit's styles: its own refine them.
import '../src/styles.css';
import { host } from 'virtual:host';

mountApp(document.getElementById('root'), host);
