import type { Words } from './words.ts'

export const BACKEND_WORDS: Words = {
  backend: ['是哪一个服务', 'Which service it is'],
  version: ['服务的版本', 'Version of the service'],
}
