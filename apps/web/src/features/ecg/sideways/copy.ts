/** The texts that a phone on its side has besides those of the page. */
export const sidewaysCopy = {
  tools: '心电图控制',
  close: '关闭',
  hide: '收起按钮，只看波形',
  show: '显示按钮',
  intervals: '心跳间隔，毫秒',
  overview: '每一竖是一次心跳，疏密不一就是不齐',
  gainNow: (mmPerMv: number): string => `增益，现在 ${mmPerMv} mm/mV`,
  speedNow: (mmPerS: number): string => `走纸，现在 ${mmPerS} mm/s`,
} as const
