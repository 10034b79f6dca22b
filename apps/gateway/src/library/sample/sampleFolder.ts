import { existsSync } from 'node:fs';
import { resolve } from 'node:path';

/** Seen from the source as well as from the compiled command. */
const places = ['../../../sample-library', '../sample-library'].map((path) => resolve(import.meta.dirname, path));

/** The sample library that comes with the gateway. */
export const sampleFolder = places.find((place) => existsSync(place)) ?? places[0] ?? '';
