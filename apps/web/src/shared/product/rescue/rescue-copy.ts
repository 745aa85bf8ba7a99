import { RESCUE_SECONDS } from '@kangban/contracts'
import { EMERGENCY_PHONE } from '@kangban/contracts/constants'
import { WORDS } from '../../ui/words.ts'

export const CENTRE = {
  inApp: '24 小时救援中心',
  /** The number of the public emergency service needs its own name. */
  callee: (phone: string, company: string) =>
    phone === EMERGENCY_PHONE ? `${EMERGENCY_PHONE} 急救中心` : `${company}救援中心 ${phone}`,
} as const

export const RESCUE = {
  title: '现在拨打救援电话？',
  content: (callee: string) => `将拨打 ${callee}。接通后，请说明您在哪里、哪里不舒服。`,
  willTell: `另外，${RESCUE_SECONDS} 秒后用短信告诉您的紧急联系人：您的位置和最近的血压、心率、血氧；之前可以撤回。`,
  ok: '拨打',
  cancel: '先不打',
} as const

export const TELLING = {
  title: '告诉紧急联系人',
  left: '还可以撤回',
  seconds: '秒后发出',
  asking: '正在联系服务，请稍等',
  willTell: (contacts: number) => `将用短信告诉 ${contacts} 位紧急联系人`,
  places: {
    asking: '正在取您的位置…',
    known: '位置取到了，会写在短信里。',
    unknown: '手机没有取到位置，短信里会说明。',
  },
  cancel: '撤回，不告诉他们',
  goesOn: '关掉这里也会发出。',
  told: (contacts: number) => `已用短信告诉 ${contacts} 位紧急联系人`,
  outcomes: {
    cancelled: '已撤回，没有告诉任何人',
    nobody: '还没有紧急联系人，没有人会收到短信',
    often: '刚才已经告诉过他们，这次没有再发短信',
    failed: '短信没有发出去，请自己打电话给家人',
    unreachable: '没能连上服务，短信没有发出去；请自己打电话给家人',
  },
  addContact: '添加紧急联系人',
  retry: WORDS.tryAgain,
  close: WORDS.gotIt,
} as const
