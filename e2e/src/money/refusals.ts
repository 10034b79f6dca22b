import type { PurchaseCase } from './purchases.ts';

type Kind = PurchaseCase['kind'];

/** Why the gateway refuses a purchase whose page stands open, and what its reader is told. */
export interface Refusal {
  code: number;
  of: readonly Kind[];
  words: string | RegExp;
  /** Statements of SQL that make the gateway refuse it, of `$book`, `$chapter`, `$user` and `$now`. */
  change: readonly string[];
  /** Bring things back to how they were. */
  undo: readonly string[];
  /** What is bought is the reader's already: it is opened. */
  opens?: boolean;
}

const BOOKS: readonly Kind[] = ['chapter', 'batch', 'book'];
const CHAPTERS: readonly Kind[] = ['chapter', 'batch'];
const ALL: readonly Kind[] = [...BOOKS, 'membership'];

const book = (set: string): string[] => [`UPDATE book SET ${set} WHERE id = $book`];
const chapters = (set: string): string[] => [`UPDATE chapter SET ${set} WHERE book_id = $book AND is_free = 0`];
const plan = (set: string): string[] => [`UPDATE membership_plan SET ${set} WHERE id = '1'`];
const balance = (beans: number): string[] => [`UPDATE bean_balance SET beans = ${beans} WHERE user_id = $user`];

export const REFUSALS: readonly Refusal[] = [
  { code: 401, of: BOOKS, words: '购买失败，书籍已下架', change: book('taken_down = 1'), undo: book('taken_down = 0') },
  { code: 402, of: BOOKS, words: '购买失败，书籍已下架', change: book('buy_open = 0'), undo: book('buy_open = 1') },
  {
    code: 403,
    of: BOOKS,
    words: '您尚未购买，无法阅读',
    change: book('list_open = 0, cover_open = 0'),
    undo: book('list_open = 1, cover_open = 1'),
  },
  {
    code: 404,
    of: BOOKS,
    words: '书籍已下架',
    change: book('id = 999999'),
    undo: ['UPDATE book SET id = $book WHERE id = 999999'],
  },
  {
    code: 405,
    of: ['book'],
    words: '书籍已购买，无需重复购买',
    change: book("pay_mode = '0'"),
    undo: book("pay_mode = '1'"),
    opens: true,
  },
  {
    code: 405,
    of: CHAPTERS,
    words: '书籍已购买，无需重复购买',
    change: book("pay_mode = '0'"),
    undo: book("pay_mode = '3'"),
    opens: true,
  },
  {
    code: 409,
    of: CHAPTERS,
    words: '超过充值限额，无法购买',
    change: ['UPDATE chapter SET bean_price = bean_price + 200000 WHERE id = $chapter'],
    undo: ['UPDATE chapter SET bean_price = bean_price - 200000 WHERE id = $chapter'],
  },
  {
    code: 409,
    of: ['book'],
    words: '超过充值限额，无法购买',
    change: book('bean_price = bean_price + 200000'),
    undo: book('bean_price = bean_price - 200000'),
  },
  {
    code: 410,
    of: ALL,
    words: '人气大爆发，请稍后再试',
    change: [
      `WITH RECURSIVE nth(n) AS (VALUES (1) UNION ALL SELECT n + 1 FROM nth WHERE n < 120)
       INSERT INTO purchase (id, user_id, kind, book_id, title, chapter_title, chapter_count, price, paid_beans, paid_by_tickets, created_at)
       SELECT 'quick-' || n, $user, 'chapter', 1, '', '', 1, 0, 0, 0, $now FROM nth`,
    ],
    undo: ["DELETE FROM purchase WHERE id LIKE 'quick-%'"],
  },
  {
    code: 432,
    of: ['chapter'],
    words: '本章已购买，无需重复购买',
    change: ['UPDATE chapter SET is_free = 1 WHERE id = $chapter'],
    undo: ['UPDATE chapter SET is_free = 0 WHERE id = $chapter'],
    opens: true,
  },
  // Bought on another device meanwhile.
  {
    code: 432,
    of: ['batch'],
    words: '本章已购买，无需重复购买',
    change: [
      `INSERT INTO entitlement (user_id, book_id, chapter_id, purchase_id, created_at)
       SELECT $user, book_id, id, 'elsewhere', $now FROM chapter WHERE book_id = $book AND is_free = 0`,
    ],
    undo: ["DELETE FROM entitlement WHERE purchase_id = 'elsewhere'"],
    opens: true,
  },
  {
    code: 433,
    of: CHAPTERS,
    words: '章节不存在，无法购买',
    change: ['UPDATE chapter SET book_id = 999998 WHERE id = $chapter'],
    undo: ['UPDATE chapter SET book_id = $book WHERE id = $chapter'],
  },
  {
    code: 442,
    of: ['book'],
    words: '章节数不存在，无法购买',
    change: book("pay_mode = '3'"),
    undo: book("pay_mode = '1'"),
  },
  { code: 4020, of: BOOKS, words: '书豆余额不足，请先充值', change: balance(0), undo: balance(1000) },
  // Told before it is asked for: every payment prolongs a membership.
  {
    code: 4020,
    of: ['membership'],
    words: '余额已变为0书豆，请确认后再购买',
    change: balance(0),
    undo: balance(1000),
  },
  {
    code: 4021,
    of: ALL,
    words: /豆券已失效，请重新选择/,
    change: ['UPDATE ticket SET balance = 0 WHERE user_id = $user'],
    undo: ['UPDATE ticket SET balance = amount WHERE user_id = $user'],
  },
  {
    code: 4022,
    of: CHAPTERS,
    words: /^价格已变为\d+书豆，请确认后再购买$/,
    change: chapters('bean_price = bean_price + 1'),
    undo: chapters('bean_price = bean_price - 1'),
  },
  {
    code: 4022,
    of: ['book'],
    words: /^价格已变为\d+书豆，请确认后再购买$/,
    change: book('bean_price = bean_price + 1'),
    undo: book('bean_price = bean_price - 1'),
  },
  {
    code: 404,
    of: ['membership'],
    words: '请选择会员套餐',
    change: plan('is_listed = 0'),
    undo: plan('is_listed = 1'),
  },
  {
    code: 412,
    of: ['membership'],
    words: '套餐已更新，请重新选择',
    change: plan('price = price + 1'),
    undo: plan('price = price - 1'),
  },
];

interface OtherRefusal extends Pick<Refusal, 'words' | 'change' | 'undo'> {
  title: string;
}

/** Why an order of 300 beans is not made. */
export const ORDER_REFUSALS: readonly OtherRefusal[] = [
  {
    title: '404: the amount is sold no more',
    words: '请选择充值金额',
    change: ["UPDATE top_up_product SET is_listed = 0 WHERE id = '4'"],
    undo: ["UPDATE top_up_product SET is_listed = 1 WHERE id = '4'"],
  },
  {
    title: '412: the amount has another price',
    words: '请选择充值金额',
    change: ["UPDATE top_up_product SET price_fen = price_fen + 100 WHERE id = '4'"],
    undo: ["UPDATE top_up_product SET price_fen = price_fen - 100 WHERE id = '4'"],
  },
  {
    title: '429: the account has 50 orders that it did not pay',
    words: '人气大爆发，请稍后再试',
    change: [
      `WITH RECURSIVE nth(n) AS (VALUES (1) UNION ALL SELECT n + 1 FROM nth WHERE n < 50)
       INSERT INTO top_up_order (order_no, user_id, product_id, price_fen, beans, pay_mode, trade_no, return_url, status, flag, payment_id, created_at)
       SELECT 'unpaid-' || n, $user, '4', 3000, 300, 4, 'unpaid-' || n, '', 0, '', '', $now FROM nth`,
    ],
    undo: ["DELETE FROM top_up_order WHERE order_no LIKE 'unpaid-%'"],
  },
];

const agree = (chapterLimit: number, dayLimit: number): string =>
  `INSERT INTO auto_buy VALUES ($user, 1001, ${chapterLimit}, ${dayLimit}, $now)`;
const stop = 'DELETE FROM auto_buy WHERE user_id = $user';

/** Why a chapter of seven beans is not bought by itself. */
export const AUTOMATIC_REFUSALS: readonly OtherRefusal[] = [
  {
    title: '4024: the chapter is dearer than agreed',
    words: '本章7书豆，超过自动购买的每章6书豆，请确认后购买',
    change: [agree(6, 100)],
    undo: [stop],
  },
  {
    title: '4024: the day is full',
    words: '自动购买今天已用48书豆，本章会超过每天50书豆的上限，请确认后购买',
    change: [
      agree(20, 50),
      `INSERT INTO purchase VALUES ('today', $user, 'chapter', 1001, '', '', 1, 48, 48, 0, $now, 1)`,
    ],
    undo: [stop, "DELETE FROM purchase WHERE id = 'today'"],
  },
  {
    title: '4020: the beans do not reach',
    words: '书豆余额不足，请先充值',
    change: [agree(20, 100), ...balance(6)],
    undo: [stop, ...balance(1000)],
  },
];
