export const appCopy = {
  screenFailed: '这个页面没能打开。请重试；如果还不行，请返回首页。',
  notOffered: '当前服务没有提供这一项',
  goHome: '回首页',
  configTitle: '暂时打不开',
  configFailed: '没能读到应用的配置。请检查网络后重试，或联系客服。',
} as const
