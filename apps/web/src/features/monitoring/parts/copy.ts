import type { Metric } from '@kangban/contracts'

/** Texts of what all metric pages have in common; each page has its own in <metric>-copy.ts. */
export const COPY = {
  spans: { day: '日', week: '周', month: '月' },
  spanLabel: '看多长时间',
  share: '分享',
  shared: '内容已复制，可以粘贴发给家人',
  shareFailed: '没能分享',
  from: '来自康伴',
  noData: (place: string, title: string) => `${place}没有${title}数据。`,
  toLatest: (day: string) => `看${day}的`,
  failed: '没能取到数据，请检查网络后重试。',
} as const

/** What to do so that there will be something to see. */
export const FIRST_STEP: Record<Metric, string> = {
  heartRate: '还没有心率数据。戴上手表，心率会自己记下来。',
  oxygen: '还没有血氧数据。戴好手表、手腕不动时，血氧会自己测。',
  temperature: '还没有皮肤温度数据。睡觉时戴着手表，就会自己记下来。',
  steps: '还没有步数数据。戴上手表走一走，就会记下来。',
  sleep: '还没有睡眠数据。晚上戴着手表睡觉，第二天早上就能看到。',
  bloodPressure: '还没有血压数据。用血压仪量一次，就会显示在这里。',
  ecg: '还没有心电数据。',
}
export const BIND = '去绑定设备'
