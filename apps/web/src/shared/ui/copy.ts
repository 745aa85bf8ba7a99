import { WORDS } from './words.ts'

export const uiCopy = {
  back: '返回',
  close: '关闭',
  confirm: WORDS.confirm,
  cancel: '取消',
  loading: '正在加载，请稍候',
  retry: WORDS.retry,
  loadFailed: '没能加载出来，请检查网络后重试。',
  partFailed: '这一部分没能打开，请检查网络后重试。',
  empty: '暂无数据~',
  tabs: '主导航',
  offline: '网络已断开，显示的可能不是最新内容',
} as const
