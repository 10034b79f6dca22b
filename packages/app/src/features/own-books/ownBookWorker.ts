// Makes the import known to packages that read this one as source.
// oxlint-disable-next-line typescript/triple-slash-reference -- the declaration is ambient: no import can bring it in
/// <reference path="../../workers.d.ts" />
// oxlint-disable-next-line import/default -- the build makes it: a class that starts the file as a worker
import OwnBookWorker from './worker/ownBook.worker.ts?worker';

/** The worker that reads files as books and packs books; one file of the build, fetched when there is one to read or to pack. */
export const makeOwnBookWorker = (): Worker => new OwnBookWorker();
