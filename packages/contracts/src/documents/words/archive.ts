import type { Words } from './words.ts'

export const ARCHIVE_WORDS: Words = {
  id: ['资料的编号', 'By which the document is named'],
  type: [
    '资料的类型：checkup 体检报告，outpatient 门诊，inpatient 住院，laboratory 化验，other 其他',
    'Type of document: checkup, outpatient, inpatient, laboratory or other',
  ],
  year: ['年份', 'Year'],
  years: ['每年有多少份，近的在前', 'How many documents each year has, the newest first'],
  'years.year': ['年份', 'Year'],
  'years.total': ['这一年有多少份', 'Documents of this year'],
  day: ['资料上的日期，不是上传的日期', 'Day of the paper, not of the upload'],
  files: ['资料的图片', 'Its pictures'],
  fileIds: [
    '已经上传、还没放进资料的图片',
    'Own uploads for the archive that are in no document yet',
  ],
  createdAt: ['什么时候上传的', 'When it was uploaded'],
}
