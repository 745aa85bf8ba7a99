export const chartCopy = {
  failed: '图没能加载出来，请检查网络后重试。',
  table: '查看数据表',
  about: '说明',
  earlierPart: '前一段',
  laterPart: '后一段',
} as const
