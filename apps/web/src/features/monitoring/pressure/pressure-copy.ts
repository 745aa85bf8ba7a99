import { DEVICE_TYPES, METRIC_NAMES, SHORT_DEVICE_NAMES, UNITS } from '@kangban/contracts'
import { PRESSURE as LIMITS } from '@kangban/rules/thresholds'

const rangeText = ({ low, high }: { low: number; high: number }): string => `${low}–${high}`

/** Texts of the blood-pressure page. */
export const PRESSURE = {
  title: METRIC_NAMES.bloodPressure,
  unit: UNITS.bloodPressure,
  high: '高压',
  low: '低压',
  morning: '早晨平均',
  evening: '晚上平均',
  times: (count: number) => `${count} 次`,
  notMeasured: '没有读数',
  pulse: (rate: number | string) => `脉搏 ${rate}`,
  latest: (time: string) => `最近一次 ${time}`,
  at: (time: string) => `${time} 的读数`,
  stats: {
    average: '平均',
    newest: '最近',
    count: '测量',
    out: '超出范围',
    outOf: (outOfRange: number, count: number) => `${outOfRange} / ${count}`,
    mostHi: '最高高压',
    mostLow: '最高低压',
    countUnit: '次',
  },
  legend: {
    out: '粗的超出范围',
    solid: '实心早晨',
    hollow: '空心晚上',
    notYet: '还没测',
    missing: '没测',
    unit: `单位 ${UNITS.bloodPressure}`,
    meanHi: '高压 7 天平均',
    meanLow: '低压 7 天平均',
  },
  mean: { week: '7 天平均', month: '30 天平均' },
  habit: '7 天早晚平均',
  list: {
    title: '血压仪读数',
    /** The readings of a watch stand among them. */
    mixed: '全部读数',
    all: (count: number) => `全部 ${count} 次`,
    less: '收起',
    empty: '暂无血压仪测量数据',
    failed: '这次没能读到，不等于没有量过。',
    device: SHORT_DEVICE_NAMES[DEVICE_TYPES.bloodPressureMonitor],
    watch: SHORT_DEVICE_NAMES[DEVICE_TYPES.watch],
    avgSbp: '平均高压',
    avgDbp: '平均低压',
    avgPulseRate: '平均脉搏',
    pulseUnit: UNITS.heartRate,
    hint: '点一行，图上会标出这一次。',
  },
  table: {
    day: (title: string) => `${title}的血压`,
    time: '时间',
    date: '日期',
    verdict: '是否正常',
    morning: '早晨',
    evening: '晚上',
    normal: '正常',
    near: '接近上限',
    out: '超出范围',
  },
  about: {
    title: '血压多少算正常',
    range: `高压 ${rangeText(LIMITS.systolic)} ${UNITS.bloodPressure}、低压 ${rangeText(LIMITS.diastolic)} ${UNITS.bloodPressure} 算正常，两头都算在内。`,
    how: '坐着休息五分钟再量，袖带和心脏一样高。每天早晨起床后、吃药前量一次，晚上睡前量一次，最能看出平时的血压。',
    not: '这里只作记录和提醒，不是诊断。长期偏高或偏低，请把记录给医生看看。',
  },
} as const
