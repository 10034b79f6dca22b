/** Everything that names the product (D-001, D-002, D-090); another brand replaces this one value. */
export const brand = {
  name: '书页',
  readerName: '书页小说',
  titleSuffix: '-书页小说',
  footer: '阿里文学出品',
  storagePrefix: 'shuye_',
  feedbackInstance: 'shuye',
  firstPublicationTags: ['书旗原创', '全网首发'],
} as const;
