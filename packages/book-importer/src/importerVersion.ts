/** Raised with every change of what files become, so that a library that has them reads them anew when they are added again. */
export const IMPORTER_VERSION = 9;
