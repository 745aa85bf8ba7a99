/** Texts of the log of the account, loaded with it. */
export const SECURITY = {
  here: '本机',
  times: (count: number) => `${count} 次`,
  none: '还没有动态',
  more: '看更早的',
  moreFailed: '更早的没能加载出来，请再试一次。',
  kept: (days: number) => `保留 ${days} 天。家人看了什么，在“家人安心”里。`,
} as const
