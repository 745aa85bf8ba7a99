// What the cards hold. How much of it is used stands with the card of a person, as what is left of each item.

interface EntitlementItem {
  /** Key of what is left of it in the stored card. */
  code: string
  name: string
  description: string
  /** Times. */
  total: number
}

export interface EntitlementKind {
  code: string
  name: string
  description: string
  items: readonly EntitlementItem[]
}

/** The card that the product's services ask for. */
export const BENEFIT_CARD: EntitlementKind = {
  code: '0001',
  name: '康伴健康权益卡',
  description:
    '持卡期间可使用下列服务，一人一卡，不可转让。服务通知前取消不收费、不计次；通知后取消按已使用一次计算。',
  items: [
    {
      code: 'phone',
      name: '电话医疗咨询',
      description: '全科医生电话解答，每天8:00至20:00',
      total: 24,
    },
    { code: 'text', name: '图文问医生', description: '写下问题、附上图片，由医生回复', total: 24 },
    { code: 'video', name: '视频问医生', description: '与医生面对面交谈，每次约15分钟', total: 6 },
    {
      code: 'reading',
      name: 'AI医疗报告解读',
      description: '上传体检或化验报告，得到通俗说明',
      total: 12,
    },
    {
      code: 'admission',
      name: '入院保障',
      description: '协助联系医院床位和办理入院手续',
      total: 1,
    },
    {
      code: 'transfer',
      name: '紧急医疗转运',
      description: '由医护人员陪同转往有条件的医院',
      total: 1,
    },
    { code: 'return', name: '医疗送返', description: '在外地就医后，协助平安返回居住地', total: 1 },
    {
      code: 'guardianship',
      name: '医疗监护',
      description: '在外地住院期间，专人跟进病情并告知家人',
      total: 2,
    },
  ],
}

/** What comes with a device that was bought: the services around it, without the benefit card. */
export const DEVICE_PLAN: EntitlementKind = {
  code: '0002',
  name: '设备随附服务',
  description: '随设备附送的健康服务。',
  items: [],
}

const KINDS = [BENEFIT_CARD, DEVICE_PLAN]

export const entitlementName = (code: string): string =>
  KINDS.find((kind) => kind.code === code)?.name ?? '健康服务权益'

const timesLeft = (remaining: unknown, code: string, total: number): number => {
  const left =
    typeof remaining === 'object' && remaining !== null
      ? (remaining as Record<string, unknown>)[code]
      : undefined

  return typeof left === 'number' ? Math.min(Math.max(left, 0), total) : total
}

/** Each item with the times used; what the stored card does not name is untouched. */
export const usedItems = (kind: EntitlementKind, remaining: unknown) =>
  kind.items.map(({ code, name, description, total }) => ({
    name,
    description,
    used: total - timesLeft(remaining, code, total),
    total,
  }))
