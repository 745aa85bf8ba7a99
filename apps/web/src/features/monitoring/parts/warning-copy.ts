export const WARNINGS = {
  title: '预警事件',
  count: (count: number) => `${count} 次`,
  none: (place: string) => `${place}没有预警事件。`,
  handled: '✓ 已处理',
  all: '看全部预警事件',
  more: (count: number) => `还有 ${count} 次，看全部预警事件`,
} as const
