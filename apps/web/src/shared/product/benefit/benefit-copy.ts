export const BENEFIT = {
  name: '康伴健康权益卡',
  states: { active: '生效中', over: '已到期', none: '未开通' },
  validTo: (day: string, days: number) =>
    days > 0 ? `有效至 ${day}，还有 ${days} 天` : `有效至 ${day}，今天最后一天`,
  noEnd: '可以使用下列服务',
  ended: (day: string) => `${day}到期`,
  none: '开通后可以使用问医生、转运等服务',
} as const
