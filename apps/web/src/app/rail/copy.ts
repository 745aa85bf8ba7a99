/** Texts of the rail beside the page. */
export const RAIL = {
  name: '康伴',
  waiting: (count: number) => `${count} 件`,
  warnings: '预警',
  doctor: '给医生看',
  list: '列表',
} as const
