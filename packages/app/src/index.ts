export { defineHost } from './defineHost.ts';
export { mountApp } from './mountApp.tsx';
