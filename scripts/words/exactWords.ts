/** Words with a space that stays: those of the requirements, and those where it parts two things. */
export const exactWords: readonly string[] = [
  // GUIDE-15, UI-16, D-181 and SHELF-25 give these texts to the letter.
  '下载APP 限时领取',
  '豆券可抵扣书豆 1:1',
  '是否删除所选 ${count} 本书籍',
  // A title of any kind, and what is said of it.
  '${title} 第',
  '${chapter_title} 等',
  '{row.beanPrice}书豆 {row',
];
