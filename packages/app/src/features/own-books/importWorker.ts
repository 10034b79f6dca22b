// Makes the import known to packages that read this one as source.
// oxlint-disable-next-line typescript/triple-slash-reference -- the declaration is ambient: no import can bring it in
/// <reference path="../../workers.d.ts" />
// oxlint-disable-next-line import/default -- the build makes it: a class that starts the file as a worker
import ImportWorker from './worker/importBook.worker.ts?worker';

/** The worker that reads files as books; one file of the build, fetched when a file is picked. */
export const makeImportWorker = (): Worker => new ImportWorker();
