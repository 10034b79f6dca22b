export interface Person {
  who: string;
  pronoun: '他' | '她';
  /** Without a subject. */
  doing: string;
}

export const PEOPLE: readonly Person[] = [
  { who: '卖夜馄饨的妇人', pronoun: '她', doing: '正用竹罩把炉火盖小' },
  { who: '修伞的老头', pronoun: '他', doing: '膝上摊着一把没有骨头的伞' },
  { who: '替人写信的后生', pronoun: '他', doing: '把毛笔搁在耳朵上，对着空纸发呆' },
  { who: '守渡口的哑姑娘', pronoun: '她', doing: '坐在缆桩上，用脚尖点水' },
  { who: '刻门神的木匠', pronoun: '他', doing: '正给秦琼补一撇胡子' },
  { who: '走失了路的货郎', pronoun: '他', doing: '靠着担子数墙上的砖' },
  { who: '磨豆腐的姐妹里年小的那个', pronoun: '她', doing: '踮着脚往磨眼里添豆子' },
  { who: '退了职的税吏', pronoun: '他', doing: '把一摞旧票据晾在晒衣绳上' },
  { who: '收旧书的人', pronoun: '他', doing: '就着别人窗里漏出来的光翻一本没头没尾的书' },
  { who: '等儿子下夜学的母亲', pronoun: '她', doing: '手里的饭盒换了三回手' },
  { who: '唱小曲的盲人', pronoun: '他', doing: '用竹竿量着这一夜的宽窄' },
  { who: '炒栗子的少年', pronoun: '他', doing: '把烫手的栗子从左手扔到右手' },
  { who: '养蚕的婆婆', pronoun: '她', doing: '端着一匾桑叶，侧耳听蚕吃叶子的声音' },
  { who: '给庙里添油的小和尚', pronoun: '他', doing: '油壶抱在怀里，一步一停' },
  { who: '打更路上的同行', pronoun: '他', doing: '蹲在墙根把梆子倒过来磕灰' },
  { who: '裁寿衣的裁缝', pronoun: '他', doing: '对着一块白布比了又比，没有下剪' },
  { who: '夜里才开张的郎中', pronoun: '他', doing: '一边搓药丸一边打哈欠' },
  { who: '酿酱油的寡妇', pronoun: '她', doing: '挨个掀开缸盖看天上的星' },
  { who: '赶鸭子的老汉', pronoun: '他', doing: '把一群影子似的鸭子赶过石板缝' },
  { who: '画灯笼的女匠', pronoun: '她', doing: '正给一盏灯添最后一瓣荷花' },
  { who: '看城门的兵', pronoun: '他', doing: '长枪斜在肩上，枪尖挂着半个烧饼' },
  { who: '卖旧钟的人', pronoun: '他', doing: '身边围着十二只走得不一样的钟' },
  { who: '刚搬来的教书先生', pronoun: '他', doing: '搬着一张桌子，不知道该朝哪边放' },
  { who: '替新娘梳头的阿婆', pronoun: '她', doing: '把红头绳绕在手指上，一圈一圈地数' },
  { who: '在桥洞里住的匠人', pronoun: '他', doing: '拿碎瓷片拼一只从来没有过的碗' },
  { who: '送夜报的孩子', pronoun: '他', doing: '坐在最后一份报上打盹' },
  { who: '丢了影子的账房', pronoun: '他', doing: '绕着一盏灯转了三圈，地上什么也没有' },
  { who: '会算雨的农妇', pronoun: '她', doing: '伸出手掌，一滴一滴地掂' },
  { who: '替石狮子洗脸的人', pronoun: '他', doing: '提着水桶，跟狮子商量先洗左脸还是右脸' },
  { who: '守棋摊的老人', pronoun: '他', doing: '跟对面的空凳子下到了残局' },
  { who: '夜里织网的女孩', pronoun: '她', doing: '梭子来回，网眼里漏下细细的光' },
  { who: '扫落叶的老兵', pronoun: '他', doing: '把叶子扫成一个圈，自己站在圈里' },
];
