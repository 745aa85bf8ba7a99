export const LINK = {
  expiry: '链接有效期',
  days: (days: number) => `${days} 天`,
  toDay: (day: string) => `到 ${day}`,
  made: '链接做好了',
  until: (moment: string) => `${moment} 前有效`,
  copy: '复制链接',
  copied: '链接已复制',
  copyFailed: '没能复制，请按住链接自己复制。',
} as const
