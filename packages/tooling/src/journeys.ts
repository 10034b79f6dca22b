export { createInputs } from './journeys/createInputs.ts';
export { journeyRecords } from './journeys/journeyRecords.ts';
