/** The 56 ethnic groups in the order of GB/T 3304. */
export const ETHNIC_GROUPS: readonly string[] = (
  '汉族 蒙古族 回族 藏族 维吾尔族 苗族 彝族 壮族 布依族 朝鲜族 满族 侗族 瑶族 白族 土家族 哈尼族 哈萨克族 傣族 黎族 傈僳族 ' +
  '佤族 畲族 高山族 拉祜族 水族 东乡族 纳西族 景颇族 柯尔克孜族 土族 达斡尔族 仫佬族 羌族 布朗族 撒拉族 毛南族 仡佬族 锡伯族 ' +
  '阿昌族 普米族 塔吉克族 怒族 乌孜别克族 俄罗斯族 鄂温克族 德昂族 保安族 裕固族 京族 塔塔尔族 独龙族 鄂伦春族 赫哲族 门巴族 ' +
  '珞巴族 基诺族'
).split(' ')

/** By the initial of their pinyin; the group of nine in ten people stands before all letters. */
const BY_INITIAL =
  'A 阿昌族 B 白族 保安族 布朗族 布依族 C 朝鲜族 D 达斡尔族 傣族 德昂族 东乡族 侗族 独龙族 E 俄罗斯族 鄂伦春族 鄂温克族 ' +
  'G 高山族 仡佬族 H 哈尼族 哈萨克族 赫哲族 回族 J 基诺族 京族 景颇族 K 柯尔克孜族 L 拉祜族 黎族 傈僳族 珞巴族 M 满族 毛南族 ' +
  '门巴族 蒙古族 苗族 仫佬族 N 纳西族 怒族 P 普米族 Q 羌族 S 撒拉族 畲族 水族 T 塔吉克族 塔塔尔族 土家族 土族 ' +
  'W 佤族 维吾尔族 乌孜别克族 X 锡伯族 Y 瑶族 彝族 裕固族 Z 藏族 壮族'

const optionsOf = (names: readonly string[]) => names.map((name) => ({ value: name, text: name }))

/** The 56 groups under the letters in which people look for them. */
export const ETHNIC_INDEX = [
  { title: '人数最多', sign: '多', options: optionsOf(['汉族']) },
  ...BY_INITIAL.split(/ (?=[A-Z])/).map((group) => {
    const [letter = '', ...names] = group.split(' ')
    return { title: letter, sign: letter, options: optionsOf(names) }
  }),
]
