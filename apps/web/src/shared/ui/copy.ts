import { WORDS } from './words.ts'

export const uiCopy = {
  back: '返回',
  close: '关闭',
  confirm: WORDS.confirm,
  cancel: '取消',
  loading: '正在加载，请稍候',
  retry: WORDS.retry,
  loadFailed: '没能加载出来，请检查网络后重试。',
  empty: '暂无数据~',
  readAloud: '读给我听',
  stopReading: '停止朗读',
  tabs: '主导航',
  offline: '网络已断开，显示的可能不是最新内容',
  offlineSince: (when: string) => `没有网络，显示的是 ${when} 的数据`,
  slowSince: (when: string) => `网络太慢，显示的是 ${when} 的数据`,
  pull: '下拉刷新',
  release: '松开就刷新',
  refreshing: '正在刷新…',
} as const
