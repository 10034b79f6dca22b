export const GUIDE_POSITIONS = [
  'reader_listen',
  'reader_download',
  'reader_free_bar',
  'reader_free_button',
  'reader_charge_bar',
  'reader_info_bar',
  'reader_ad',
  'guide_box',
  'bottom_bar',
  'cover_bottom',
  'question_bottom',
  'download_page',
  'short_story',
  'comment_write',
  'comment_like',
  'comment_reply',
  'comment_detail',
  'comment_all',
] as const;

export type GuidePosition = (typeof GUIDE_POSITIONS)[number];
