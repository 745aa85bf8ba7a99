import { WORDS } from '../../../shared/ui/words.ts'

/** Texts of 病史选择. */
export const HISTORY = {
  title: '病史选择',
  sentence: '得过哪些病？\n点一下选中，再点取消。',
  list: '病史',
  count: (count: number) => `已选 ${count} 项`,
  none: '一项也没选，就是没有得过',
  confirm: WORDS.confirm,
  empty: '没有可选的病史，请稍后再来。',
  leaveTitle: '改动还没有保存',
  leaveText: '离开后，刚才的选择不会保留。',
  leave: '离开',
  stay: '留下',
} as const
