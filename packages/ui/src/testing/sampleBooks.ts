interface SampleBook {
  id: string;
  title: string;
  author: string;
  description: string;
  facts: readonly string[];
}

/** Books of the stories and tests; works whose copyright has ended. */
export const sampleBooks = [
  {
    id: '1',
    title: '红楼梦',
    author: '曹雪芹',
    description:
      '满纸荒唐言，一把辛酸泪。都云作者痴，谁解其中味。四大家族的兴衰里，藏着一个少年的大梦与一园女儿的悲欢。',
    facts: ['古典', '完结', '73.1万字'],
  },
  {
    id: '2',
    title: '聊斋志异',
    author: '蒲松龄',
    description: '写鬼写妖高人一等，刺贪刺虐入骨三分。花妖狐魅，偏多人情。',
    facts: ['志怪', '完结', '38.6万字'],
  },
  {
    id: '3',
    title: '西游记',
    author: '吴承恩',
    description: '石猴出世，大闹天宫；十万八千里路，九九八十一难。',
    facts: ['神魔', '完结', '72.3万字'],
  },
  {
    id: '4',
    title: '浮生六记',
    author: '沈复',
    description: '布衣饭菜，可乐终身，不必作远游计也。',
    facts: ['散文', '完结', '4.2万字'],
  },
  {
    id: '5',
    title: '三国演义',
    author: '罗贯中',
    description: '滚滚长江东逝水，浪花淘尽英雄。',
    facts: ['历史', '完结', '60.5万字'],
  },
  {
    id: '6',
    title: '儒林外史',
    author: '吴敬梓',
    description: '功名富贵无凭据，费尽心情，总把流光误。',
    facts: ['讽刺', '完结', '33.2万字'],
  },
  {
    id: '7',
    title: '老残游记',
    author: '刘鹗',
    description: '棋局已残，吾人将老，欲不哭泣也得乎？',
    facts: ['游记', '完结', '13.4万字'],
  },
  {
    id: '8',
    title: '呐喊',
    author: '鲁迅',
    description: '我在年青时候也曾经做过许多梦，后来大半忘却了。',
    facts: ['小说', '完结', '8.6万字'],
  },
  {
    id: '9',
    title: '阅微草堂笔记',
    author: '纪昀',
    description: '姑妄言之，姑妄听之。',
    facts: ['笔记', '完结', '39万字'],
  },
  {
    id: '10',
    title: '镜花缘',
    author: '李汝珍',
    description: '海外奇国，百花谪仙。',
    facts: ['神魔', '完结', '48.9万字'],
  },
  {
    id: '11',
    title: '朝花夕拾',
    author: '鲁迅',
    description: '带露折花，色香自然要好得多。',
    facts: ['散文', '完结', '5.1万字'],
  },
  {
    id: '12',
    title: '二十年目睹之怪现状',
    author: '吴趼人',
    description: '只因我出来应世的二十年中，回头想来，所遇见的只有三种东西：虫蛇鼠蚁、豺狼虎豹、魑魅魍魉。',
    facts: ['谴责', '完结', '49.6万字'],
  },
] as const satisfies readonly SampleBook[];

/** A title longer than any place gives room to. */
export const longTitle = '关于我在旧书铺的阁楼上拾得一册没有作者也没有结尾的手抄本这件小事（增补校订版）';

/** A picture that needs no network: a plate in one colour with a moon. */
export const samplePicture = (color: string, width = 300, height = 400): string =>
  `data:image/svg+xml,${encodeURIComponent(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><rect width="100%" height="100%" fill="${color}"/><circle cx="68%" cy="30%" r="14%" fill="#f3e6c8"/><path d="M0 ${height * 0.8}q${width / 4}-${height / 6} ${width / 2}-${height / 20}t${width / 2}-${height / 12}v${height}H0z" fill="#00000055"/></svg>`,
  )}`;
