export const LOOKUP = {
  title: '健康查询',
  sentence: '想了解哪种病？',
  search: '输入病名或拼音',
  categories: '疾病分类',
  count: (count: number) => `${count} 种`,
  countIn: (category: string, count: number) => `${category}，${count} 种`,
  otherCategory: '换一类',
  none: '暂时没有可以查的内容。',
} as const

export const SEARCH = {
  title: '疾病搜索',
  label: '疾病',
  placeholder: '病名、拼音或首字母',
  hint: '叫不准名字也行，输入平时的叫法试试，比如“中风”“老花眼”。',
  recent: '最近查过',
  forget: '清空',
  forgotten: '已清空',
  browse: '按类别找',
  browseNote: '看看有哪些病',
  called: (alias: string) => `也叫${alias}`,
  found: (count: number) => `找到 ${count} 种`,
  more: (count: number) => `还有 ${count} 种，全部显示`,
  none: '暂无数据',
  noneNote: (words: string) => `没有找到“${words}”。换个叫法，或者按类别找找。`,
} as const

export const DISEASE = {
  title: '疾病详情',
  department: '看病挂',
  tabs: '内容',
  urgent: '急不急？看何时就医',
  /** In the title of the section that says when to see a doctor. */
  urgentSection: /就医/,
  size: '字号',
  sizes: { standard: '标准', large: '大', huge: '特大' },
  previous: (title: string) => `上一节：${title}`,
  next: (title: string) => `下一节：${title}`,
  picture: (name: string) => `${name}的图`,
  pictureFailed: '图片打不开',
  emergencyCall: /(拨打120)/,
  none: (name: string) => `暂时没有“${name}”的资料。`,
  noName: '请先选一种病。',
  searchOther: '搜别的病',
} as const
