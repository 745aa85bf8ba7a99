import { UNITS } from '@kangban/contracts'
import { MONITOR_HIGH_HZ, MONITOR_LOW_HZ, SAMPLE_RATE } from '@kangban/ecg-core'

/** The Chinese texts of exported records; apart from those of the screens, which are loaded first. */
export const exportCopy = {
  title: '心电记录',
  lead: '单导联 · I 导联',
  leadShort: 'I 导联',
  brand: '康伴',
  fields: {
    name: '姓名',
    measuredAt: '测量时间（北京时间）',
    duration: '记录时长',
    device: '设备（心电仪）',
  },
  cut: '提前结束，只测了一部分',
  figures: {
    heartRate: { label: '平均心率', unit: UNITS.heartRate },
    qt: { label: 'QT 间期', unit: '毫秒', note: '切线法，中位数' },
    qtc: { label: 'QTc' },
    hrv: { label: 'HRV（SDNN）', unit: '毫秒' },
    missing: '没有测出',
    none: '–',
  },
  calibration: '1 mV',
  gap: '没有信号',
  clipped: '红条：波形超出纸面',
  scale: `25 mm/s   10 mm/mV   ${SAMPLE_RATE} Hz   滤波 ${MONITOR_LOW_HZ}–${MONITOR_HIGH_HZ} Hz（零相位）`,
  notDiagnosis: '自动分析，不是诊断，请由医生结合症状判读。若有胸痛、气短或晕厥，请立即拨打 120。',
  whereKept: '这条记录只保存在测量者的手机上。滤波后的波形适合看节律，不用于判断 ST 段。',
  print: '请按实际大小（100%）打印。',
} as const

export const exportWords = {
  seconds: (count: number): string => `${count} 秒`,
  rowStart: (seconds: number): string => `${seconds} 秒`,
  reference: ({ low, high }: { low: number; high: number }): string => `参考 ${low}–${high}`,
  hrvNote: ({ windowSeconds, beats }: { windowSeconds: number; beats: number }): string =>
    `${Math.round(windowSeconds)} 秒，${beats} 次心跳`,
  qtcOf: (beats: number): string => `Fridericia，${beats} 次心跳`,
  qtcNote: (beats: number, verdict: string): string => `${beats} 次心跳平均，${verdict}`,
  page: (page: number, pages: number): string => `第 ${page}/${pages} 页`,
  fileName: (stamp: string): string => `心电记录-${stamp}`,
} as const
