export { createPortChooser } from './product/choosePort.ts';
export { freePorts } from './product/freePorts.ts';
export { hostApps } from './product/hostApps.ts';
export type { HostApp } from './product/hostApps.ts';
export { hostCode } from './product/hostCode.ts';
export { startProcess } from './product/startProcess.ts';
export type { ProcessPlan, RunningProcess } from './product/startProcess.ts';
export { startProduct } from './product/startProduct.ts';
export { StartFailure, waitForHttp } from './product/waitForHttp.ts';
