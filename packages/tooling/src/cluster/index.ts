export { clusterPrograms } from './clusterPrograms.ts';
export type { ClusterPart } from './ClusterPart.ts';
export { startCluster, stopParts, type Cluster } from './startCluster.ts';
export { findProgram } from './findProgram.ts';
