export { listenFailure, type ListenedPlace } from './listenFailure.ts';
