export const chartCopy = {
  failed: '图没能加载出来，请检查网络后重试。',
  table: '查看数据表',
  about: '说明',
} as const
