export const shelfFull = '书架书籍总数超过300本，最早加入的书籍将被隐藏';
