export const TEXT_SIZE = {
  label: '字号',
  sizes: { standard: '标准', large: '大', extraLarge: '特大' },
} as const
