const FIRST = [
  ...'灯雨竹盐纸铜雁旧井桥药茶米柳桑石风雪霜露云月星鹤鹿鱼雀燕狐猫针线布麻棉帆桨橹锁钥铃鼓钟磬笛琴棋书墨砚笔伞扇梳镜碗筷瓦砖檐',
];
const SECOND = [
  ...'井桥亭台湾坡坳渡埠市集坊铺栈厩仓园圃塘池溪泉渠闸堤岸洲沙石砖瓦檐廊楼阁塔碑祠庙观庵宅院门栅棚架墙角尾',
];
const STEP_FIRST = 7;
const STEP_SECOND = 11;

/** The lane of a night, from 1; the first three thousand all have different names. */
export function streetName(night: number): string {
  const first = FIRST[(night * STEP_FIRST) % FIRST.length] ?? '';
  const second = SECOND[(night * STEP_SECOND + Math.floor(night / FIRST.length)) % SECOND.length] ?? '';
  return first === second ? `双${first}巷` : `${first}${second}巷`;
}
