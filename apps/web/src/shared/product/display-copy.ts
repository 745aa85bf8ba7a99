export const TEXT_SIZE = {
  label: '字号',
  sizes: { standard: '标准', large: '大', extraLarge: '特大' },
} as const

export const THEME = {
  label: '深浅',
  themes: { auto: '自动', light: '浅色', dark: '深色' },
} as const
