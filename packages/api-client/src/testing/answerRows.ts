import type { calls } from '../calls/index.ts';

const prefixes = { freeContUrlPrefix: '/free/', chargeContUrlPrefix: '/charge/' };
const chapter = { chapterId: 5, chapterName: '第五章灯', contUrlSuffix: '5.json', chapterPrice: '12', oriPrice: 20 };
const brief = { bookId: 7, bookName: '灯火', author: '许半山' };
const pages = { total: 31, totalPage: 4, currentPage: 2 };
const adInfo = {
  showName: '名',
  advName: '商',
  buttonText: '看',
  icon: '/i',
  images: ['/b'],
  guideImgUrl: '/g',
  iosSchemeUrl: 'ios:',
  anSchemeUrl: 'and:',
  jumpUrl: '/j',
  jumpParam: 'a=1',
  showRule: 3,
};

type Row = readonly [ids: string, name: keyof typeof calls, answer: object, result: object];

/** Whole answers as servers write them, and what is read of each. */
export const answerRows: readonly Row[] = [
  [
    '[API-01]',
    'chapterList',
    { data: { bookId: 7, chapterList: [{ volumeId: 1, volumeName: '卷', volumeList: [chapter] }], ...prefixes } },
    {
      bookId: '7',
      chapters: [{ chapterId: '5', title: '第五章 灯', beanPrice: 12, originalPrice: 20 }],
      prefixes: { free: '/free/', charge: '/charge/' },
    },
  ],
  [
    '[API-02]',
    'epubChapterList',
    { data: { bookId: 7, chapterList: [chapter], ...prefixes } },
    { bookId: '7', chapters: [{ chapterId: '5' }], volumes: [], prefixes: { free: '/free/', charge: '/charge/' } },
  ],
  [
    '[API-03]',
    'epubCatalogList',
    { data: { catalogList: [{ chapterId: 5, catalogName: '灯', level: '2' }] } },
    [{ chapterId: '5', title: '灯', level: 2 }],
  ],
  [
    '[API-09]',
    'chapterPreview',
    {
      data: {
        chapters: [
          { chapterId: 1, chapterName: '第一章灯', chapterContent: '灯亮了' },
          { chapterId: 2, chapterName: '第二章', chapterContent: '灯灭了' },
        ],
      },
    },
    { chapterId: '1', title: '第一章 灯', text: '灯亮了' },
  ],
  [
    '[API-10]',
    'shortStory',
    { data: { ...brief, authorName: '许', imgUrl: '/c', desc: '一盏灯', content: '灯亮了', totalWords: '900' } },
    {
      bookId: '7',
      title: '灯火',
      author: '许',
      coverUrl: '/c',
      description: '一盏灯',
      text: '灯亮了',
      wordCount: 900,
    },
  ],
  [
    '[API-11]',
    'latestChapters',
    { data: { chapterList: [{ chapterId: 9, name: '第九章灯', updateTime: '77' }], totalChapterNum: '120' } },
    { chapters: [{ chapterId: '9', title: '第九章 灯', updatedAt: 77 }], chapterCount: 120 },
  ],
  [
    '[API-14]',
    'loadResource',
    { data: { reader_option: { adEnabled: true } } },
    { reader_option: { adEnabled: true } },
  ],
  [
    '[API-20] [ENT-46]',
    'adInfo',
    { data: { middle: { adSource: 3, dataTracks: ['/t'], extInfo: adInfo } } },
    {
      middle: {
        tracks: ['/t'],
        info: {
          name: '名',
          advertiser: '商',
          buttonText: '看',
          iconUrl: '/i',
          imageUrls: ['/b'],
          guideImageUrl: '/g',
          iosUrl: 'ios:',
          androidUrl: 'and:',
          jumpUrl: '/j',
          jumpQuery: 'a=1',
          showRule: 3,
        },
      },
    },
  ],
  [
    '[API-21]',
    'adContent',
    {
      data: {
        title: '榜',
        desc: '一',
        images: ['/i'],
        buttonText: '看',
        jumpUrl: '/j',
        showUrls: ['/s'],
        clickUrls: ['/c'],
      },
    },
    {
      title: '榜',
      description: '一',
      imageUrls: ['/i'],
      buttonText: '看',
      jumpUrl: '/j',
      showUrls: ['/s'],
      clickUrls: ['/c'],
    },
  ],
  [
    '[API-29]',
    'userBaseInfo',
    { data: { userId: 8_000_001, nickName: '阿灯', photoUrl: '/p' } },
    { userId: '8000001', nickname: '阿灯', avatarUrl: '/p' },
  ],
  ['[API-33]', 'createOrder', { orderNo: 'o1', payInfo: 'trade-1' }, { orderNo: 'o1', payInfo: 'trade-1' }],
  [
    '[API-35] [MEMBER-06]',
    'membershipOffer',
    { monthInfo: [{ monthId: 1, month: 1, price: 150, givenType: 9 }] },
    { plans: [{ planId: '1', givenType: 0 }], tickets: [] },
  ],
  ['[API-39]', 'bookScore', { data: { score: '8.7', num: '12' } }, { score: 8.7, scoredBy: 12 }],
  [
    '[API-40]',
    'syncBookmarks',
    { detail: [], serverTime: '1790000000' },
    { actions: [], serverTime: 1_790_000_000_000 },
  ],
  ['[API-42]', 'presetBookList', { bookList: [{ bookId: 7, bookName: '灯火', formats: '2' }] }, [{ format: 2 }]],
  [
    '[API-43] [ENT-36]',
    'storePage',
    {
      models: [
        {
          id: 1,
          template: 'slideList',
          props: { redirectType: 'more', scheme: '/rank' },
          data: {
            currentTime: 50,
            endTime: '99',
            items: [
              {
                actionType: 'url',
                scheme: '/u',
                name: '榜',
                pic: '/p',
                icon: '/i',
                badgeTxt: '新',
                isNew: '1',
              },
            ],
          },
        },
      ],
    },
    {
      modules: [
        {
          moduleId: '1',
          redirect: 'more',
          scheme: '/rank',
          time: { currentTime: 50, endTime: 99 },
          items: [{ action: 'url', target: '/u', name: '榜', pictureUrl: '/p', icon: '/i', badge: '新', isNew: true }],
        },
      ],
    },
  ],
  ['[API-44]', 'storeModule', { model: { id: 3, template: 'form', data: {} } }, { moduleId: '3', items: [] }],
  [
    '[API-45]',
    'categoryPage',
    {
      data: [{ group: '小说', items: [{ cid: 1, title: '奇幻', relatedName: '异界', category: '男频', cover: '/c' }] }],
    },
    [{ categories: [{ categoryId: '1', name: '奇幻', relatedName: '异界', group: '男频', coverUrl: '/c' }] }],
  ],
  ['[API-46]', 'rankClasses', { data: [{ cid: 1, name: '奇幻' }] }, [{ categoryId: '1', name: '奇幻' }]],
  [
    '[API-47]',
    'categoryBooks',
    { data: [brief], info: { total: '31', totalPage: 4 } },
    { books: [{ bookId: '7' }], total: 31, totalPages: 4 },
  ],
  [
    '[API-49]',
    'rankBooks',
    { data: [{ ...brief, order: '3' }], info: { totalPage: '4' } },
    { books: [{ bookId: '7', order: 3 }], totalPages: 4 },
  ],
  [
    '[API-50] [SEARCH-28]',
    'searchResult',
    { module: { data: { author: { authorId: 9, authorName: '许半山', books: [brief] } } } },
    { author: { authorId: '9', name: '许半山', books: [{ bookId: '7', title: '灯火' }] } },
  ],
  [
    '[API-56] [ENT-42]',
    'hotBooks',
    { data: { items: [{ ...brief, order: '3' }, { title: '无号' }], ...pages } },
    { books: [{ bookId: '7', order: 3 }], currentPage: 2, totalPages: 4 },
  ],
  [
    '[API-57]',
    'questionList',
    { data: { items: [{ questionId: 1, questionTitle: '谁？', publishTime: '77', answerCount: 2 }], ...pages } },
    {
      questions: [{ questionId: '1', title: '谁？', publishedAt: 77, answerCount: 2 }],
      currentPage: 2,
      totalPages: 4,
    },
  ],
  ['[API-58]', 'questionRanks', { data: { rankBooks: [brief, { title: '无号' }] } }, [{ bookId: '7' }]],
  [
    '[API-59]',
    'questionInfo',
    {
      data: {
        questionTitle: '谁？',
        labelName: '主角',
        rankBooks: [brief],
        answerInfo: { herosName: '["甲"]', herosJson: '["乙"]', firstCategoryName: '男频', secondCategoryName: '奇幻' },
        questionList: [{ questionId: 2, questionTitle: '何处？' }],
      },
    },
    {
      title: '谁？',
      labelName: '主角',
      rankedBooks: [{ bookId: '7' }],
      related: [{ questionId: '2' }],
      answer: { heroes: ['甲'], firstCategory: '男频', secondCategory: '奇幻' },
    },
  ],
  [
    '[API-59] [SEO-14]',
    'questionInfo',
    { data: { questionTitle: '谁？', answerInfo: { herosJson: '["乙"]', tags: [{ tagName: '灯' }, '山'] } } },
    { answer: { heroes: ['乙'], tags: ['灯', '山'] }, related: [] },
  ],
  [
    '[API-60]',
    'labelList',
    { data: { items: [{ itemKey: 'l1', itemName: '异界', itemSubType: 'PLOT' }] } },
    [{ labels: [{ labelId: 'l1', name: '异界' }] }],
  ],
  [
    '[API-61]',
    'labelBooks',
    { data: { items: [brief], labelName: '异界', labelType: 2, ...pages } },
    { books: [{ bookId: '7' }], labelName: '异界', labelType: 2, currentPage: 2, totalPages: 4 },
  ],
  [
    '[API-62]',
    'phraseList',
    { data: { items: [{ queryId: 3, queryName: '灯火', bookId: 7 }], ...pages } },
    { phrases: [{ text: '灯火', queryId: '3', bookId: '7' }], currentPage: 2, totalPages: 4 },
  ],
  [
    '[API-63]',
    'phraseDetail',
    { data: { queryName: '灯火', books: [brief], contactWords: [{ queryId: 4, queryName: '山' }] } },
    { text: '灯火', books: [{ bookId: '7' }], related: [{ text: '山', queryId: '4' }] },
  ],
];
