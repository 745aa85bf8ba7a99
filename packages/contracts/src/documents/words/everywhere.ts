// Words of what several features answer alike.
import { type Words, within } from './words.ts'

/** What a measured value comes to. */
export const VERDICT = [
  '判断：normal 正常，good 良好，near 接近界限，high 偏高，low 偏低，alert 今天就要处理，none 没有测',
  'Verdict: in range, good, near its limit, high, low, to act on today, or nothing measured',
] as const

/** A stored picture as lists show it. */
export const FILE: Words = {
  id: ['图片的编号', 'By which the picture is named'],
  url: ['图片的地址，几小时后失效', 'Address of the picture; it ends within hours'],
  width: ['图片的宽', 'Width of the picture'],
  height: ['图片的高', 'Height of the picture'],
  thumbnailUrl: [
    '缩略图的地址，几小时后失效',
    'Address of the small picture; it ends within hours',
  ],
}

/** An abnormal event. */
export const WARNING: Words = {
  eventType: ['异常的种类', 'Which kind of abnormal event it is'],
  eventName: [
    '异常的名称，比如 夜间血氧偏低',
    'Its name, with the part of the day where it matters, e.g. 夜间血氧偏低',
  ],
  handled: ['是否已经处理', 'Whether it was dealt with'],
  otherValue: ['最差的低压，只有血压有', 'Worst diastolic value, of blood pressure alone'],
  otherLimit: ['低压的界限，只有血压有', 'Limit of the diastolic value, of blood pressure alone'],
  handledAs: ['做了什么，用文字', 'What was done about it, in words'],
  id: ['异常的编号', 'By which the event is named'],
  value: [
    '最差的一次；血压是高压；疑似房颤算不出心率时为 null',
    'Worst value of the event, systolic of a pressure; null where a suspected fibrillation gave no rate',
  ],
  unit: ['数值的单位', 'Unit of the value'],
  limit: [
    '超过的界限；疑似房颤没有',
    'Limit that was passed; null for fibrillation, which has none',
  ],
  level: [
    '轻重：warn 超出范围，bad 今天就要处理',
    'How grave it is: warn is out of range, bad is to act today',
  ],
  createTime: ['什么时候开始', 'When it began'],
  seconds: [
    '从第一次到最后一次超出范围；只有一次时为 null',
    'From the first to the last reading out of range; null for a single one',
  ],
  valueText: ['给人看的数值，比如 142/88', 'The value as it is shown, e.g. 142/88'],
  limitText: ['给人看的界限，比如 上限 140/90', 'The limit as it is shown, e.g. 上限 140/90'],
}

/** Abnormal events that belong together. */
const MATTER: Words = {
  kind: ['哪一类异常', 'Which kind of abnormal event it is'],
  level: [
    '轻重：warn 超出范围，bad 今天就要处理',
    'That of its gravest event: warn is out of range, bad is to act today',
  ],
  state: [
    '处理到哪一步：new 新的，seen 看过，told 告诉了家人，over 已了结',
    'What has been done: new, seen, told to the family, or over',
  ],
  title: ['叫什么，比如 疑似房颤', 'What it is called, e.g. 疑似房颤'],
  value: ['最差的一次，比如 最低 86%', 'The worst of it, e.g. 最低 86%'],
  when: ['什么时候起、有多久', 'Since when, and for how long'],
  count: ['有几次，连同数的是什么', 'How often, with what is counted'],
  progress: ['做了什么，没有就是空', 'What has been done; empty where there is nothing to say'],
  advice: ['下一步怎么做', 'The next step'],
  beganAt: ['什么时候开始', 'When it began'],
  lastAt: ['最近一次在什么时候', 'When it was seen last'],
  remindAt: ['这之前不再提醒；null 是马上提醒', 'Nobody is reminded before; null is at once'],
}

/** A type of constitution as it is shown. */
const CONSTITUTION: Words = {
  type: ['体质的代码', 'Code of the constitution'],
  name: ['体质的名称', 'Name of the constitution'],
  verdict: [
    '是否符合：yes 是，basically 基本是，tendency 有倾向，no 否',
    'How far it holds: yes, basically, as a tendency, or no',
  ],
  verdictText: ['符合与否的用词', 'How far it holds, in words'],
}

/** An abnormal event as a report tells it. */
const EVENT: Words = {
  id: ['异常的编号', 'By which the event is named'],
  kind: ['异常的种类', 'Kind of abnormal event'],
  title: ['异常的名称', 'Its name'],
  valueText: ['给人看的数值', 'The value as it is shown'],
  limitText: ['给人看的界限', 'The limit as it is shown'],
  level: [
    '轻重：warn 超出范围，bad 今天就要处理',
    'How grave it is: warn is out of range, bad is to act today',
  ],
  occurredAt: ['什么时候', 'When it was'],
}

/** Words of fields that mean the same wherever they stand; a feature may know better. */
export const EVERYWHERE: Words = {
  ...within('files', FILE),
  ...within('images', FILE),
  ...within('diagnosticReports', FILE),
  ...within('otherMaterials', FILE),
  ...within('warnings', WARNING),
  ...within('matters', MATTER),
  ...within('main', CONSTITUTION),
  ...within('secondary', CONSTITUTION),
  ...within('scores', CONSTITUTION),
  ...within('events', EVENT),
  ...within('worst', EVENT),
  userCode: [
    '看谁的数据：对方的用户编码，不填是自己',
    "Whose data: the user code of somebody who shares it, or the user's own",
  ],
  sentence: ['给人看的一句话，按语气分成几段', 'A sentence for people, in parts by their tone'],
  elderSentence: [
    '关怀版的一句话：判断相同，字更少',
    'The same verdict in fewer words, for the elderly form',
  ],
  'sentence.text': ['这一段的文字', 'Text of this part'],
  'sentence.tone': [
    '这一段的语气：plain 平常，warn 要留意，bad 要当心',
    'How this part is said: plain, warn or bad',
  ],
  'elderSentence.text': ['这一段的文字', 'Text of this part'],
  'elderSentence.tone': [
    '这一段的语气：plain 平常，warn 要留意，bad 要当心',
    'How this part is said: plain, warn or bad',
  ],
  state: VERDICT,
  stateText: ['判断的用词', 'The verdict in words'],
  pn: ['页码，从 1 起', 'Which page, counted from 1'],
  ps: ['每页多少条', 'Entries a page'],
  total: ['一共多少条', 'How many entries there are in all'],
  list: ['这一页的内容', 'Entries of this page'],
  id: ['编号', 'By which it is named'],
  ids: ['编号，可以多个', 'By which they are named'],
  circumstances: [
    '测量当时的情形；空是问了没有，null 是没有问',
    'What was told of the moment; empty is nothing to tell, null is that nobody asked',
  ],
  note: ['本人写的备注，没有就是空', 'What the person wrote to it; empty is nothing'],
  createdAt: ['什么时候建的', 'When it was made'],
  expiresAt: ['到什么时候为止', 'When it ends'],
  day: ['日期，按中国时间', 'Day in China'],
  endDay: ['最后一天', 'Last day'],
  measurementId: [
    '测量一方生成的编号，同一个编号只存一次',
    'Made by the measuring side; what has the same is stored once',
  ],
  deviceCode: ['设备编号', 'Code of the device'],
  deviceType: [
    '设备类型：10010002 手表，10030001 血压仪，10040001 心电仪',
    'Type of the device: 10010002 watch, 10030001 blood-pressure monitor, 10040001 ECG recorder',
  ],
  deviceTypeName: ['设备类型的名称', 'Name of the type of device'],
  phone: ['手机号', 'Mobile phone number'],
  startedAt: ['什么时候开始的', 'When it began'],
  stages: ['睡眠的各个阶段', 'Stages of the sleep'],
  'stages.stage': [
    '阶段：awake 清醒，rem 快速眼动，light 浅睡，deep 深睡',
    'Stage: awake, REM, light or deep',
  ],
  'stages.minutes': ['这一阶段有多久', 'How long the stage was'],
  ecgContent: [
    '心电数据，毫伏，每秒 512 个，用逗号隔开；空的是断开处',
    'Samples in millivolts at 512 Hz, separated by commas; an empty place is a gap',
  ],
  complete: [
    '是否测完了全程；没测完的也留着并注明',
    'Whether the measurement ran its whole time; a cut one is kept and says so',
  ],
  systolic: ['高压', 'Systolic pressure'],
  diastolic: ['低压', 'Diastolic pressure'],
  pulse: ['脉搏', 'Pulse'],
  battery: ['设备的电量', "Charge of the device's battery"],
  label: ['名称', 'What it is called'],
  keyNumbers: ['要紧的几个数', 'The figures that matter most'],
  'keyNumbers.text': ['数值连同单位', 'Value with its unit'],
  'details.text': ['数值连同单位', 'Value with its unit'],
  unit: ['单位', 'Unit'],
  lowOxygen: ['夜里血氧偏低的各次', 'Falls of the blood oxygen in the night'],
  typeName: ['类型的名称', 'Name of the type'],
  main: ['主要的体质', 'The main constitution'],
  secondary: [
    '兼有或倾向的体质，得分高的在前',
    'Other constitutions that hold or are tended to, the highest score first',
  ],
  scores: ['九种体质的得分', 'Scores of all nine constitutions'],
  disclaimer: ['根据什么，以及不是诊断', 'What it rests on, and that it is no diagnosis'],
  'main.score': ['转化分', 'Converted score'],
  'scores.score': [
    '转化分；平和质高的好，其余低的好',
    'Converted score: high is good of the balanced one, low of the others',
  ],
  matters: ['要处理的事，最要紧的在前', 'Matters to deal with, the gravest first'],
  finding: [
    '看到什么：af 疑似房颤，early 早搏，rhythm 节律，rate 快慢，clear 没有异常，unclear 看不清，unjudged 没有判断',
    'What was found: af, early beats, rhythm, rate, nothing, a poor signal, or a rhythm that is not known',
  ],
  rateText: [
    '给人看的心率；不齐时是一个范围，数不出为 null',
    'Heart rate as it is shown: a range without order, null where none could be counted',
  ],
  doctor: [
    '疑似房颤时，医生知不知道；其余为 null',
    'Of a suspected fibrillation whether a doctor knows of it; null of others',
  ],
  knows: ['医生是否知道', 'Whether a doctor knows of it'],
  'doctor.text': ['用文字', 'The same in words'],
}
