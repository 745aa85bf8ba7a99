import { WORDS } from '../shared/ui/words.ts'

export const appCopy = {
  screenFailed: '这个页面没能打开。请重试；如果还不行，请返回首页。',
  notOffered: '当前服务没有提供这一项',
  goHome: '回首页',
  nowhereTitle: '没有这个页面',
  nowhere: '您打开的链接可能旧了，或者不完整。请从首页找您要看的内容。',
  gotIt: WORDS.gotIt,
  configTitle: '暂时打不开',
  configFailed: '没能读到应用的配置。请检查网络后重试，或联系客服。',
} as const
