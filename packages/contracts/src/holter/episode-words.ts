export const HOLTER_EPISODES = [
  'suspected-af',
  'fast',
  'slow',
  'pause',
  'early-run',
  'ventricular-run',
  'bigeminy',
  'trigeminy',
  'lead-off',
  'poor-signal',
] as const

/** A program's finding is always suspected. */
export const HOLTER_EPISODE_LABELS = {
  'suspected-af': '疑似房颤',
  fast: '心跳偏快',
  slow: '心跳偏慢',
  pause: '心跳停顿',
  'early-run': '连续提早的心跳',
  'ventricular-run': '连续宽大心搏',
  bigeminy: '二联律',
  trigeminy: '三联律',
  'lead-off': '没有信号',
  'poor-signal': '信号不清楚',
} as const satisfies Record<(typeof HOLTER_EPISODES)[number], string>
