// Beside what says them, since no first screen does.

export const updatedCopy = {
  refresh: '刷新',
  updatedAt: (when: string) => `更新于 ${when}`,
  stale: (when: string) => `没能取到最新数据，下面是${when}的`,
} as const
