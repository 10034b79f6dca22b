import { mountApp } from '@shuye/app';
// Behind the app, which brings the kit's styles: its own refine them.
import '@shuye/app/styles.css';
import { host } from './host.ts';

mountApp(document.getElementById('root'), host);
