export const downloadTitle = '下载APP，享受更多功能';
export const downloadMessage = '新用户最高可领26元红包';
export const downloadCancel = '取消';
export const downloadConfirm = '立即下载';
