import type { Words } from './words.ts'

export const RECORDS_WORDS: Words = {
  id: ['记录的编号', 'By which the record is named'],
  userName: ['给谁测的', 'Who was measured'],
  'listComparisons/userName': [
    '只看这个人的；不填看所有人',
    'Only of this person; everybody without it',
  ],
  'list.userName': ['给谁测的', 'Who was measured'],
  createTime: ['什么时候测的', 'When it was measured, as entered'],
  'saveComparison/createTime': [
    '什么时候测的；不填就是现在',
    'When it was measured; now, where it is left out',
  ],
  sysTime: ['什么时候存的', 'When the server stored it'],
  watchSpo2: ['手表的血氧；没测为 null', 'Oxygen by the watch; null where it was not measured'],
  watchHr: ['手表的心率；没测为 null', 'Heart rate by the watch; null where it was not measured'],
  watchSbp: [
    '手表的高压；没测为 null',
    'Systolic pressure by the watch; null where it was not measured',
  ],
  watchDbp: [
    '手表的低压；没测为 null',
    'Diastolic pressure by the watch; null where it was not measured',
  ],
  deviceSpo2: [
    '仪器的血氧；没测为 null',
    'Oxygen by the instrument; null where it was not measured',
  ],
  deviceHr: [
    '仪器的心率；没测为 null',
    'Heart rate by the instrument; null where it was not measured',
  ],
  deviceSbp: [
    '仪器的高压；没测为 null',
    'Systolic pressure by the instrument; null where it was not measured',
  ],
  deviceDbp: [
    '仪器的低压；没测为 null',
    'Diastolic pressure by the instrument; null where it was not measured',
  ],
  ruleJson: ['姓名的列表，JSON 文本', 'Names, as JSON text of an array of strings'],
}
