// What can be reminded of, and how much, apart from the schemas, so that a page can say it without loading validators.

export const REMINDER_KINDS = [
  'pressure',
  'medicine',
  'ecg',
  'oxygen',
  'temperature',
  'weight',
  'watch',
] as const
export type ReminderKindName = (typeof REMINDER_KINDS)[number]

/** As a reminder is called in lists. */
export const REMINDER_NAMES = {
  pressure: '测血压',
  medicine: '吃药',
  ecg: '测心电',
  oxygen: '测血氧',
  temperature: '量体温',
  weight: '称体重',
  watch: '戴表睡觉',
} as const satisfies Record<ReminderKindName, string>

/** Monday first, as 1 to 7 are counted. */
export const WEEKDAY_NAMES = ['一', '二', '三', '四', '五', '六', '日'] as const

export const MAX_REMINDERS = 20
/** Times of day of one reminder. */
export const MAX_REMINDER_TIMES = 6
/** How long somebody is left alone who asks to be reminded later. */
export const SNOOZE_MINUTES = 10
/** Messages by SMS to one person on one day. */
export const MAX_REMINDER_SMS = 6
/** Between them no SMS is sent. */
export const SMS_QUIET = { from: '22:00', to: '06:00' } as const
