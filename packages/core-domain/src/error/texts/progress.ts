export const progressMismatch = '本地阅读进度与云端不一致，是否使用本地进度覆盖云端进度？';
export const useCloudProgress = '使用云端进度';
export const keepLocalProgress = '保留本地进度';
export const progressUpdateFailure = '更新阅读进度失败';
