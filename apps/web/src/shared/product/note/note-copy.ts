import { WORDS } from '../../ui/words.ts'

/** Texts of what is written to a device's reading. */
export const NOTE = {
  title: (name: string) => `${name} 的备注`,
  add: '备注',
  addName: (name: string) => `写备注 ${name}`,
  circumstances: '当时',
  label: '写一句',
  placeholder: '比如：晚饭后才吃药',
  count: (count: number, most: number) => `${count}/${most}`,
  save: WORDS.save,
  saved: '存好了',
  failed: '没有存上，请再试一次',
  unreachable: '没连上网，写的还在，连上后再保存',
} as const
