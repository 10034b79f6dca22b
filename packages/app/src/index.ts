export { defineHost } from './defineHost.ts';
