import { BEAT_MARK_LABELS, HOLTER_EPISODE_LABELS } from '@kangban/contracts'
import { SECONDS_PER_HOUR } from '@kangban/china-time'
import type { MarkFilter, MarkKind } from './model/marks.ts'

export const KIND_WORDS: Record<MarkKind, string> = {
  wide: '宽大',
  early: '提早',
  unsure: '说不准',
  pattern: '联律',
  af: '房颤',
  fast: '偏快',
  slow: '偏慢',
  pause: '停顿',
  signal: '脱落',
}

/** As the marks are called where there is room; a program's finding is always suspected. */
export const FILTER_WORDS: Record<MarkFilter, string> = {
  all: '全部',
  wide: BEAT_MARK_LABELS.ventricular,
  early: BEAT_MARK_LABELS.supraventricular,
  unsure: BEAT_MARK_LABELS.unclassified,
  pattern: '二联律或三联律',
  af: HOLTER_EPISODE_LABELS['suspected-af'],
  fast: HOLTER_EPISODE_LABELS.fast,
  slow: HOLTER_EPISODE_LABELS.slow,
  pause: '停搏或长间歇',
  signal: '脱落或不清楚',
}

const rounded = (value: number) => (value < 9.95 ? Math.round(value * 10) / 10 : Math.round(value))

/** 24 小时, 45 分钟, 7.5 秒. */
export function durationWords(seconds: number): string {
  if (seconds >= 3600) return `${rounded(seconds / SECONDS_PER_HOUR)} 小时`
  return seconds >= 100 ? `${rounded(seconds / 60)} 分钟` : `${rounded(seconds)} 秒`
}

export const COPY = {
  title: '心电导联',
  lead: 'I 导联',
  recordOf: (duration: string) => `${duration}记录`,
  none: '还没有动态心电记录。',
  unknown: '没有找到这份记录，可能已删除，或不是您的记录。',
  toList: '回到心电列表',
  analyseAgain: '重新分析',
  askedAgain: '已重新开始分析',
  waiting: '分析好后会自动显示，也可以先离开。',

  paper: '心电条图',
  position: '条图的位置',
  positionText: (from: string, to: string) => `${from} 到 ${to}`,
  reading: '正在读取这一段…',
  progress: (percent: number) => `正在读取波形 ${percent}%`,
  failed: '波形没能显示，请关掉这一页再打开。',
  allRead: '波形已全部读完。',
  stopped: (percent: number) => `波形读到 ${percent}% 停住了，已读的部分可以看。`,
  broken: (count: number) => `有 ${count} 分钟的数据损坏，显示为空白。`,
  goOn: '接着读',
  filtered: (rateHz: number) => `${rateHz} Hz　0.5–40 Hz`,
  unfiltered: '最低–最高，未滤波',
  scale: (speed: number, gain: number) => `${speed} mm/s　${gain} mm/mV`,
  span: (duration: string, gain: number) => `一屏 ${duration}　${gain} mm/mV`,
  millivolt: '1 mV',

  tools: '条图工具',
  speed: '走纸',
  gain: '增益',
  caliper: '卡尺',
  caliperHint: '拖动两条蓝线，量两次心跳之间隔多久；也可以用方向键。',
  zoomIn: '放大',
  zoomOut: '缩小',
  whole: '看全程',
  earlier: '往前',
  later: '往后',
  jump: '跳到时间',
  jumpLabel: '时间',
  jumpHint: (from: string, to: string) => `记录从 ${from} 到 ${to}`,
  jumpOutside: '这个时间不在记录里。',
  go: '去看',

  dayTitle: '全天心率',
  shortTitle: '全程心率',
  dayNote: '最低–最高，次/分',
  dayLabel: (low: number, high: number) => `全程心率最低 ${low}，最高 ${high} 次/分`,
  dayEmpty: '没有能数出心率的片段',
  dayPosition: '在全程里的位置',
  noMarks: '程序没有标记异常。',
  noneOfKind: '没有这一类标记。',
  kind: '看哪一类',
  previous: '上一段',
  next: '下一段',
  place: (kind: string, index: number, count: number) => `${kind} ${index} / ${count}`,
  places: (kind: string, count: number) => `${kind} ${count} 处`,
  goToNext: '点“下一段”去看',
  list: '标记列表',
  listTitle: (kind: string, count: number) => `${kind} ${count} 处`,
  more: (count: number) => `再看 ${count} 处`,
  inARow: (beats: number) => `连续 ${beats} 次`,
  rate: (bpm: number) => `平均 ${bpm} 次/分`,
  longest: (ms: number) => `最长间隔 ${(ms / 1000).toFixed(2)} 秒`,
  inSight: (parts: string) => `这一屏有：${parts}。`,
  nothingInSight: '这一屏没有标记。',
  count: (word: string, count: number) => `${word} ${count} 处`,

  table: '查看数据表',
  tableCaption: '每小时的心率（次/分）和标记的心跳（次）',
  hour: '时间',
  mean: '平均',
  range: '最慢–最快',
  total: '合计',
  denied: '说不是',
  afMinutes: '疑似房颤（分）',
  usable: '有效',
  figures: '各项数字和算法',
  window: (duration: string) => `依据 ${duration}的信号`,
  note: '标记由程序给出，是否为早搏请医生判读。自动分析，不是诊断；身体不舒服请就医。',
} as const
