/** Why this device did not keep a book of the space; undefined where it was not the device. */
export function storageWords(error: unknown): string | undefined {
  if (!(error instanceof DOMException)) return undefined;
  return error.name === 'QuotaExceededError'
    ? '设备空间不足，没有下载，请清理空间后再试'
    : '浏览器不让保存（可能是无痕模式），没有下载';
}
