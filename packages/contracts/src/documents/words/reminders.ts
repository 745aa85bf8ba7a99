import type { Words } from './words.ts'

export const REMINDERS_WORDS: Words = {
  id: ['提醒的编号', 'By which the reminder is named'],
  undo: ['收回刚才的删除', 'Takes the deletion back'],
  items: [
    '今天的各次，按时间；前面是昨天还没做的',
    'Of today in the order of their times; before them what of yesterday is still open',
  ],
  reminderId: ['提醒的编号', 'By which the reminder is named'],
  kind: [
    '提醒什么：pressure 血压，medicine 吃药，ecg 心电，oxygen 血氧，temperature 体温，weight 体重，watch 戴表',
    'What of: pressure, medicine, ecg, oxygen, temperature, weight or wearing the watch',
  ],
  title: ['给人看的，比如 测血压', 'As it is shown, e.g. 测血压'],
  day: ['哪一天', 'Which day'],
  time: ['几点，HH:mm', 'What time, HH:mm'],
  'items.state': [
    '到哪一步：upcoming 还没到，due 到了，snoozed 等会儿，done 做了，skipped 跳过，missed 错过',
    'How it stands: upcoming, due, snoozed, done, skipped or missed',
  ],
  'items.at': [
    '什么时候做的或跳过的，或歇到什么时候；其余为 null',
    'When it was done or skipped, or until when it sleeps; null of the others',
  ],
  byReading: ['是否由一次测量完成', 'Whether a reading has done it'],
  'items.value': [
    '那次测量的数值，没有为空',
    'What the reading was; empty where no one figure says it',
  ],
  hint: ['提示，比如 量两遍，中间歇 1 分钟', 'How to do it, e.g. 量两遍，中间歇 1 分钟'],
  done: ['今天做了几件', 'How many of today are done'],
  total: ['今天一共几件', 'How many of today there are'],
  nextAt: [
    '下一次什么时候；没有为 null',
    'When the next one comes due, or a snoozed one wakes; null when nothing is planned',
  ],
  week: [
    '这一周做了多少，用文字；还没到时间为空',
    'How much of this week was done, in words; empty before anything has come due',
  ],
  plans: ['定好的提醒', 'What is planned'],
  suggestions: ['可以定的提醒', 'What could be planned'],
  name: ['药名，不是吃药就是空', 'Name of the medicine; empty of everything else'],
  dose: ['剂量，不是吃药就是空', 'Dose of the medicine; empty of everything else'],
  weekdays: ['星期几，1 是星期一', 'Days of the week, 1 is Monday'],
  times: ['几点，HH:mm', 'Times of day, HH:mm'],
  active: ['是否开着', 'Whether it is on'],
  delivery: ['怎么提醒', 'How reminders come'],
  sms: ['是否也发短信', 'Whether they come by SMS too'],
  pushKey: ['浏览器订阅用的公钥', 'Public key that a browser subscribes with'],
  push: ['这次会话的浏览器是否订阅了', 'Whether the browser of this session has subscribed'],
  as: [
    '怎么记：done 做了，skipped 跳过，snoozed 等会儿，open 收回',
    'What to say of it: done, skipped, snoozed, or open to take it back',
  ],
  endpoint: ['浏览器给的推送地址', 'Push address of the browser'],
  p256dh: ['浏览器的公钥，base64url', 'Public key of the browser, base64url'],
  auth: ['浏览器的密钥，base64url', 'Secret of the browser, base64url'],
}
