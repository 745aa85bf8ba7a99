import type { DailyContent, DailySection, ReportEvent } from '@kangban/contracts'

const measured: DailySection = {
  metric: 'heartRate',
  title: '心率',
  state: 'high',
  stateText: '有偏快',
  value: 72,
  secondValue: null,
  valueText: '72',
  unit: '次/分',
  baseline: 66,
  secondBaseline: null,
  comparison: '比平时快 6 次/分',
  details: [{ label: '最高', text: '118 次/分' }],
}

const unmeasured = {
  value: null,
  secondValue: null,
  valueText: '未测量',
  unit: '',
  baseline: null,
  details: [],
}

export const SECTIONS = {
  sleep: {
    ...measured,
    metric: 'sleep',
    title: '睡眠',
    state: 'good',
    stateText: '良好',
    value: 432,
    valueText: '7小时12分',
    unit: '',
    baseline: 372,
    comparison: '比平时多睡 1小时',
    details: [{ label: '得分', text: '86 分' }],
  },
  heartRate: measured,
  bloodPressure: {
    ...measured,
    metric: 'bloodPressure',
    title: '血压',
    stateText: '偏高',
    value: 151,
    secondValue: 93,
    valueText: '151/93',
    unit: 'mmHg',
    baseline: 147,
    secondBaseline: 90,
    comparison: '和平时差不多',
    details: [],
  },
  oxygen: {
    ...measured,
    metric: 'oxygen',
    title: '血氧',
    state: 'alert',
    stateText: '低过',
    value: 96,
    valueText: '96',
    unit: '%',
    baseline: null,
    comparison: '还在积累您的平时水平',
    details: [{ label: '最低', text: '87%' }],
  },
  temperature: {
    ...measured,
    ...unmeasured,
    metric: 'temperature',
    title: '皮肤温度',
    state: 'none',
    stateText: '暂无',
    comparison: '',
  },
  steps: {
    ...measured,
    metric: 'steps',
    title: '步数',
    state: 'good',
    stateText: '达标',
    value: 6969,
    valueText: '6,969',
    unit: '步',
    baseline: 4728,
    comparison: '比平时多 2,241 步',
    details: [{ label: '目标', text: '6,000 步' }],
  },
} satisfies Record<DailySection['metric'], DailySection>

export const EVENTS: ReportEvent[] = [
  {
    id: 'w1',
    kind: 'oxygen-low',
    title: '夜间血氧偏低',
    valueText: '87%',
    limitText: '下限 90%',
    level: 'bad',
    occurredAt: '2024-01-01T03:26:00+08:00',
  },
  {
    id: 'w2',
    kind: 'heart-fast',
    title: '静坐时心率偏快',
    valueText: '118 次/分',
    limitText: '上限 100',
    level: 'warn',
    occurredAt: '2024-01-01T15:20:00+08:00',
  },
]

export const CONTENT: DailyContent = {
  kind: 'daily',
  state: 'bad',
  stateText: '要重视',
  sentence: [
    { text: '夜间血氧低到 87%，', tone: 'bad' },
    { text: '请尽快问问医生。', tone: 'bad' },
  ],
  elderSentence: [{ text: '血氧偏低，请尽快问问医生。', tone: 'bad' }],
  keyNumbers: [{ label: '睡眠', text: '7小时12分' }],
  sections: Object.values(SECTIONS),
  events: EVENTS,
  advice: ['请尽快问问医生', '请多歇一会儿'],
}

/** The report of a day with its place between two others. */
export const reportOf = (id: string, day: string) => ({
  ...CONTENT,
  id,
  day,
  endDay: day,
  createdAt: `${day}T23:50:00+08:00`,
})
