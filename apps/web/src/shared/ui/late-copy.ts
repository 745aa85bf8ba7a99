import { WORDS } from './words.ts'

// Of what no first screen needs: apart, so that it is not fetched with it.

export const RESCUE_NAME = '一键救援'

export const FAMILY = {
  call: '打电话给',
  /** Contacts are often written 李建军（儿子）: the short word says enough. */
  short: (name: string) => /（(.+)）$/.exec(name)?.[1] ?? name,
  /** A contact without a name. */
  nameless: '家人',
  add: '添加家人电话',
} as const

export const dateNavCopy = {
  spans: {
    day: { earlier: '前一天', later: '后一天' },
    week: { earlier: '上周', later: '下周' },
    month: { earlier: '前30天', later: '后30天' },
  },
  pick: '选日期',
  future: '还没到',
} as const

export const choiceCopy = {
  search: '输入文字查找',
  searchIn: (label: string) => `在${label}里查找`,
  emptySearch: (label: string) => `清空在${label}里的查找`,
  found: (count: number) => `找到 ${count} 项`,
  none: (words: string) => `没有找到“${words}”`,
  chooseFirst: '请先选择',
  done: (count: number) => `选好了（${count} 项）`,
  chooseAgain: (text: string) => `${text}，重选`,
  typed: (label: string, unit = '') => `直接输入${label}${unit && `（${unit}）`}`,
  orTurn: '也可以在下面转动选择。',
  numberOutside: (low: number, high: number) => `请输入 ${low} 到 ${high} 之间的整数`,
  dayOutside: (min: string, max: string) => `请选 ${min} 到 ${max} 之间的日子`,
} as const

export const wheelCopy = {
  year: '年',
  month: '月',
  day: '日',
  ofYear: (year: number) => `${year}年`,
  ofMonth: (month: number) => `${month}月`,
  ofDay: (day: number) => `${day}日`,
} as const

export const guideCopy = {
  count: (step: number, of: number) => `第 ${step} 步，共 ${of} 步`,
  previous: WORDS.previous,
  next: WORDS.next,
  skip: WORDS.skip,
} as const

export const pictureCopy = {
  title: '看大图',
  previous: '上一张',
  next: '下一张',
  zoomIn: '放大',
  zoomOut: '缩小',
  failed: '这张图片打不开。',
} as const
