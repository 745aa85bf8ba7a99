import { WARNING } from './everywhere.ts'
import type { Words } from './words.ts'

export const WARNINGS_WORDS: Words = {
  ...WARNING,
  open: ['有几件事还没了结', 'How many matters are not dealt with yet'],
  all: ['全部标为已处理', 'All of them'],
  'markRead/ids': ['要标为已处理的异常', 'The events that are dealt with'],
  'markRead/handled': ['新标了几次', 'How many were not dealt with before'],
  what: [
    '做了什么：seen 看过，told 告诉了家人，later 以后再提醒',
    'What was done: seen, told to the family, or to be reminded later',
  ],
  'noteMatter/ids': ['这件事里的异常', 'The events of the matter'],
  noted: ['还有几次没处理', 'How many events of it still wait'],
  client: ['文档要求的客户端标记', 'Mark of the client that the documents ask for'],
}
