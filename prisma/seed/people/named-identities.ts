import {
  ADMINISTRATOR_CODE,
  GRANDMOTHER,
  NEWCOMER_CODE,
  type Persona,
  SON,
  WITHOUT_CARD,
} from '@kangban/vitals'

/** One account to be seeded; without a persona there is no profile and no history. */
export interface Identity {
  userCode: string
  phone: string
  name: string | null
  persona: Persona | null
}

/** Those with a phone of their own, in the order of their accounts. */
export const namedIdentities = (adminPhone: string): Identity[] => [
  { userCode: GRANDMOTHER.userCode, phone: '13800000001', name: '王桂兰', persona: GRANDMOTHER },
  { userCode: SON.userCode, phone: '13800000002', name: '李建军', persona: SON },
  { userCode: NEWCOMER_CODE, phone: '13800000003', name: null, persona: null },
  {
    userCode: WITHOUT_CARD.userCode,
    phone: '13800000004',
    name: '陈国强',
    persona: WITHOUT_CARD,
  },
  { userCode: ADMINISTRATOR_CODE, phone: adminPhone, name: '核销管理员', persona: null },
]
