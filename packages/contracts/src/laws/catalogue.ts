// What must hold in answers, in words: what each law says, and what its breach has the back end's team asked.
import { hint, type Law, law } from './law.ts'
import { ECG_LAWS } from './ecg-laws.ts'

export const LAWS = {
  negative: law(
    { zh: '不会小于 0', en: 'is never below 0' },
    { zh: '为什么会有负数？', en: 'Why is it negative?' },
  ),
  plausible: hint(
    { zh: '一般在常见范围内', en: 'is usually within its plausible range' },
    { zh: '这个数的单位和倍数对吗？', en: 'Are unit and factor of this number right?' },
  ),
  precision: hint(
    { zh: '小数位数不超过这项数值的精度', en: 'has no more digits than its quantity' },
    { zh: '小数没有取整吗？', en: 'Was it not rounded?' },
  ),
  share: law(
    { zh: '在 0 到 100 之间', en: 'lies between 0 and 100' },
    { zh: '是百分数还是小数？', en: 'Is it a share of 100 or of 1?' },
  ),
  measure: law(
    { zh: '在这项指标可能的范围内', en: 'lies within what is possible for its metric' },
    { zh: '单位和倍数对吗？', en: 'Are unit and factor right?' },
  ),
  'pressure-order': law(
    { zh: '高压高于低压', en: 'the systolic pressure is above the diastolic' },
    { zh: '高压和低压是否写反了？', en: 'Are systolic and diastolic swapped?' },
  ),
  order: law(
    { zh: '最低不高于平均，平均不高于最高；开始不晚于结束', en: 'low <= mean <= high, from <= to' },
    { zh: '这两个字段是否写反了？', en: 'Are the two fields swapped?' },
  ),
  parallel: law(
    { zh: '各条曲线与时间标签一样长', en: 'a series is as long as its labels' },
    { zh: '少了哪一段数据？', en: 'Which part of the series is missing?' },
  ),
  labels: law(
    {
      zh: '时间标签按顺序、不重复，落在所查询的日期内',
      en: 'labels rise, are distinct and lie in the span',
    },
    { zh: '标签从哪一天算起？', en: 'From which day are the labels counted?' },
  ),
  'said-twice': law(
    { zh: '一段话里同一句不说两遍', en: 'a sentence says nothing twice' },
    { zh: '是否有重复的行？', en: 'Are rows doubled?' },
  ),
  'said-whole': law(
    { zh: '一段话有结尾', en: 'a sentence has its end' },
    { zh: '文字被截断了，还是顺序反了？', en: 'Was it cut, or are its parts in another order?' },
  ),
  'same-id': law(
    { zh: '一个列表里编号不重复', en: 'ids are unique in a list' },
    {
      zh: '编号由哪个字段来？是否有重复的行？',
      en: 'Where does the id come from? Are rows doubled?',
    },
  ),
  'same-row': hint(
    { zh: '一个列表里没有完全相同的两行', en: 'no two rows of a list are the same' },
    { zh: '是否有重复的行？', en: 'Are rows doubled?' },
  ),
  sorted: law(
    { zh: '列表按约定的顺序', en: 'a list has the promised order' },
    { zh: '是按哪个字段排序的？', en: 'By which field is the list sorted?' },
  ),
  unsorted: hint(
    { zh: '有时间的列表按时间排列', en: 'a list with moments is in their order' },
    { zh: '这个列表按什么排序？', en: 'What is this list sorted by?' },
  ),
  page: law(
    { zh: '页码、每页条数、总数与列表相符', en: 'pn, ps, total and list agree' },
    {
      zh: '是否没有按 pn 和 ps 分页？总数怎么算的？',
      en: 'Are pn and ps read? How is total counted?',
    },
  ),
  zone: law(
    { zh: '时间写明东八区 +08:00', en: 'a moment carries +08:00' },
    { zh: '时间是北京时间还是 UTC？', en: "Is it China's time or UTC?" },
  ),
  future: law(
    { zh: '已发生的事不在将来', en: 'what happened does not lie in the future' },
    { zh: '服务器时钟和时区对吗？', en: "Are the server's clock and zone right?" },
  ),
  past: law(
    { zh: '时间不早于 2000 年', en: 'a moment is not before the year 2000' },
    { zh: '秒和毫秒是否弄混了？', en: 'Were seconds and milliseconds mixed up?' },
  ),
  midnight: hint(
    {
      zh: '各次的时间不会都是零点',
      en: 'what was done at several times was not always at midnight',
    },
    { zh: '是否只存了日期？', en: 'Was only the day kept?' },
  ),
  newest: law(
    { zh: '最新的值确实是最新的', en: 'what is told as the newest is the newest' },
    { zh: '时区对吗？是否用了旧的数据？', en: 'Is the zone right? Are the data old ones?' },
  ),
  span: law(
    { zh: '数据属于所查询的日期', en: 'what is told lies in the days that were asked for' },
    { zh: '一天从几点算起？时区对吗？', en: 'When does a day begin? Is the zone right?' },
  ),
  calendar: law(
    {
      zh: '日报是一天，周报从周一到周日，到期的事属于那一天',
      en: 'a day is one day, a week goes from Monday to Sunday, what is due belongs to its day',
    },
    { zh: '一周从周几算起？报告什么时候生成？', en: 'When does a week begin? When was it made?' },
  ),
  sum: law(
    { zh: '各部分之和等于总数', en: 'the parts make up the whole' },
    { zh: '总数和各部分是否同一单位？', en: 'Have the whole and its parts the same unit?' },
  ),
  mean: law(
    { zh: '平均数在各数之间', en: 'a mean lies among what it is made of' },
    { zh: '平均数是怎么算的？', en: 'How is the mean made?' },
  ),
  count: law(
    { zh: '个数等于所列的条数', en: 'a count is that of what is listed' },
    { zh: '这个个数数的是什么？', en: 'What does it count?' },
  ),
  'told-twice': law(
    { zh: '数值与旁边的文字一致', en: 'a number and the text beside it say the same' },
    { zh: '数值和文字哪一个是对的？', en: 'Which of number and text is right?' },
  ),
  reckoned: law(
    {
      zh: '按约定的算法算出的数，与所依据的数相符',
      en: 'a figure is what the contract makes of the others',
    },
    { zh: '这个数是怎么算的？今天算不算在内？', en: 'How is it made? Does it count today?' },
  ),
  caution: law(
    { zh: '写明结果仅供参考、不是诊断', en: 'a finding of a rule says that it is no diagnosis' },
    { zh: '说明文字被截断了吗？', en: 'Was the text cut?' },
  ),
  limit: law(
    { zh: '异常值确实越过所写的界限', en: 'what is told as abnormal has passed its limit' },
    { zh: '这条异常是按哪个值判断的？', en: 'By which value was it judged?' },
  ),
  verdict: law(
    { zh: '判定与数值、得分和界限相符', en: 'a verdict follows from its value, score and limits' },
    { zh: '按哪个数值、哪个界限判断的？', en: 'By which value and which limits was it judged?' },
  ),
  words: law(
    { zh: '一个代码在各处是同一个词', en: 'a code has the same word in every call' },
    { zh: '代码和名称是否错位了？', en: 'Were codes and names joined wrongly?' },
  ),
  unit: law(
    { zh: '单位是这项指标的单位', en: 'the unit is that of the metric' },
    { zh: '数值是按哪个单位的？', en: 'In which unit is the value?' },
  ),
  birthday: law(
    {
      zh: '年龄、生日、性别与证件号码相符',
      en: 'age, birthday, sex and id number agree',
    },
    { zh: '生日和性别从哪里来？', en: 'Where do birthday and sex come from?' },
  ),
  body: law(
    { zh: '身高、体重、腰围是人的尺寸', en: 'height, weight and waist are those of a person' },
    { zh: '单位是厘米和公斤吗？', en: 'Are the units cm and kg?' },
  ),
  garbled: law(
    { zh: '文字不是乱码', en: 'a text is not garbled' },
    {
      zh: '是否用错了编码（GBK、Latin-1 当作 UTF-8）？',
      en: 'Was another encoding taken for UTF-8?',
    },
  ),
  escaped: law(
    { zh: '文字没有多余的转义', en: 'a text is not escaped once too often' },
    { zh: '是否转义了两次（HTML、JSON、URL）？', en: 'Was it escaped twice (HTML, JSON, URL)?' },
  ),
  padded: hint(
    { zh: '文字前后没有空格，中间没有制表符', en: 'a text has no blanks at its ends, and no tabs' },
    { zh: '空格或制表符从哪里来？', en: 'Where do the blanks or tabs come from?' },
  ),
  hidden: hint(
    { zh: '文字里没有看不见的符号', en: 'a text has no signs that nobody sees' },
    { zh: '是从别的地方粘贴来的吗？', en: 'Was it pasted from somewhere else?' },
  ),
  lookalike: hint(
    {
      zh: '数字和字就是它本身，不是全角数字、部首',
      en: 'digits and signs are what they look like, neither wide ones nor radicals',
    },
    { zh: '文字是录入的还是从文件里抄的？', en: 'Was it typed, or copied from a file?' },
  ),
  language: hint(
    { zh: '给人看的文字是中文', en: 'what people read is Chinese' },
    { zh: '是否漏了翻译，或露出了代码？', en: 'Was a translation or a word for a code left out?' },
  ),
  kind: law(
    {
      zh: '编号、时刻、地址、遮掩的手机号各有其形式',
      en: 'an id, a time of day, an address, a masked phone look like one',
    },
    { zh: '这个字段里是什么？', en: 'What is in this field?' },
  ),
  'inner-host': law(
    {
      zh: '链接不指向外面打不开的内网地址',
      en: 'no link leads to a host that nobody outside gets to',
    },
    { zh: '地址是按内网的主机名拼的吗？', en: 'Was the link made of the name within the network?' },
  ),
  placeholder: law(
    { zh: '文字不是程序的空值', en: 'a text is not the word for nothing of a program' },
    { zh: '这里应当是 null 吗？', en: 'Should this be null?' },
  ),
  detail: law(
    { zh: '列表与详情说的一样', en: 'a list and its detail tell the same' },
    { zh: '哪一处是对的？', en: 'Which of the two is right?' },
  ),
  'same-fact': law(
    { zh: '同一件事在各处说的一样', en: 'the same fact is the same in every call' },
    { zh: '哪一处是对的？单位一样吗？', en: 'Which call is right? Have both the same unit?' },
  ),
  pages: law(
    { zh: '各页连起来就是整个列表', en: 'all pages together are the list' },
    { zh: '是否没有按 pn 和 ps 分页？', en: 'Are pn and ps read?' },
  ),
  silent: law(
    {
      zh: '别处说到的，就不留空',
      en: 'nothing is null or empty of which another field or call tells',
    },
    { zh: '这里为什么是空的？', en: 'Why is this empty?' },
  ),
  asked: law(
    { zh: '答的就是所问的', en: 'what is told is what was asked for' },
    { zh: '查询条件是否被忽略？', en: 'Is the condition of the query read?' },
  ),
  ...ECG_LAWS,
  alike: hint(
    { zh: '几天、几次的数值不会全都一样', en: 'values of several days or times are not all alike' },
    { zh: '这些数是真实测量的吗？', en: 'Were these really measured?' },
  ),
  rounded: hint(
    { zh: '测得的数不会全是整十、整五', en: 'what is measured does not always end in 0 or 5' },
    { zh: '数值是否取整了？', en: 'Were the values rounded?' },
  ),
  copied: hint(
    {
      zh: '一周的数值不会和上周、周日不会总和周六一模一样',
      en: 'no week is the last one again, nor each Sunday its Saturday',
    },
    { zh: '缺的几天是否用别的日子补上了？', en: 'Were gaps filled with other days?' },
  ),
  flat: hint(
    {
      zh: '一天的心率不会全都相同或全都很高',
      en: 'the rates of a day are neither all alike nor all high',
    },
    { zh: '这些数是真实测量的吗？', en: 'Were these really measured?' },
  ),
} as const satisfies Record<string, Law>

export type LawName = keyof typeof LAWS

/** Where an answer breaks a law; without any value of it. */
export interface Breach {
  readonly law: LawName
  readonly path: string
  readonly got: string
}

/** A breach and the call whose answer has it. */
export interface Between extends Breach {
  readonly name: string
}
