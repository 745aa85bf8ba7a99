import { FILE } from './everywhere.ts'
import type { Words } from './words.ts'

export const FILES_WORDS: Words = {
  ...FILE,
  file: ['图片文件，JPEG、PNG 或 WebP', 'The picture, JPEG, PNG or WebP'],
  purpose: [
    '用在哪里：archive 资料，outpatient 门诊，feedback 反馈，avatar 头像',
    'What it is for: archive, outpatient, feedback or avatar',
  ],
  mediaType: ['媒体类型', 'Media type'],
  bytes: ['文件大小', 'Size of the file'],
}
