import { REPORT_KIND_NAMES, UNITS } from '@kangban/contracts'

export const COPY = {
  title: '健康',
  toElder: '长辈版',
  toNormal: '普通版',
  none: '暂无',
  cards: '各项指标',
  measure: '测一次心电',
  more: '还有',
  failed: '没能取到今天的数据，请检查网络后重试。',
  matters: (count: number) => `${count} 件事还没了结`,
  allMatters: '全部',
  lookup: '查疾病，输入病名或拼音',
  profileTitle: '补全个人资料',
  profileText: '填好性别、生日、身高和体重，提醒会更准',
} as const

export const FIRST_USE = {
  title: '从这里开始',
  profile: { title: '填好个人资料', text: '性别、生日、身高和体重，两分钟就好' },
  device: { title: '绑定手表或血压仪', text: '戴上以后，心率和睡眠会自己记下来' },
  ecg: { title: '测第一次心电', text: '打开心电仪，30 秒就能测好' },
  willShow: '测过以后，每天都能在这里看到',
} as const

export const DEVICE_COPY = {
  title: '我的设备',
  battery: (percent: number) => `电量 ${percent}%`,
  lowBattery: (percent: number) => `电量低 ${percent}%`,
  never: '还没同步过',
  synced: (when: string) => `${when}同步`,
  connect: '看实时心率',
  connecting: '正在连接手表…',
  reconnecting: '手表断开了，正在重连…',
  noContact: '请把手表戴好',
  disconnect: '断开',
  live: '实时',
  liveUnit: UNITS.heartRate,
} as const

export const REPORTS = {
  title: '健康报告',
  all: '全部',
  daily: REPORT_KIND_NAMES.daily,
  weekly: REPORT_KIND_NAMES.weekly,
  heartRisk: '心脏隐患',
  tcm: REPORT_KIND_NAMES.tcm,
  unread: (count: number) => `${count} 份新`,
  elderNew: (count: number) => `有 ${count} 份没看过`,
  elderNote: '每天、每周的小结，给医生看的',
} as const

export const POINTS = {
  title: '积分',
  unit: '积分',
  signIn: '签到领积分',
  done: '今天已签到',
} as const

/** The week on one page. */
export const DOCTOR = {
  title: '给医生看',
  note: '上一周的血压、睡眠和步数，一页，可以打印',
  pageNote: '近 30 天一页纸：血压、心电、血氧、用药',
} as const
