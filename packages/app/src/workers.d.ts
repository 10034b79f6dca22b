declare module '*?worker' {
  const WorkerFile: new () => Worker;
  export default WorkerFile;
}
