import ImportWorker from './worker/importBook.worker.ts?worker';

/** The worker that reads files as books; one file of the build, fetched when a file is picked. */
export const makeImportWorker = (): Worker => new ImportWorker();
