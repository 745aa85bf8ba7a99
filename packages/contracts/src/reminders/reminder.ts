import * as z from 'zod/mini'
import { day, moment, sentence } from '../wire/fields.ts'
import * as MESSAGES from '../wire/messages.ts'
import { MAX_REMINDER_TIMES, REMINDER_KINDS } from './reminder-words.ts'
import { whole } from '../quantities/quantity.ts'
import { id, timeOfDay } from '../wire/kinds.ts'

export const reminderKind = z.enum(REMINDER_KINDS, MESSAGES.reminderKindWrong)

/** HH:mm of China's clock. */
export const reminderTime = z
  .string(MESSAGES.reminderTimeWrong)
  .check(z.regex(/^([01]\d|2[0-3]):[0-5]\d$/, MESSAGES.reminderTimeWrong))

export const reminderId = z
  .string(MESSAGES.reminderNotFound)
  .check(z.minLength(1, MESSAGES.reminderNotFound), z.maxLength(64, MESSAGES.reminderNotFound))

const isOnce = (list: readonly unknown[]): boolean => new Set(list).size === list.length

const text = (longest: number, label: string) =>
  z
    .string(MESSAGES.fieldWrong(label))
    .check(z.trim(), z.maxLength(longest, MESSAGES.fieldTooLong(label, longest)))

/** When, and what of. A medicine has a name; of everything else name and dose are empty. */
export const reminderPlanFields = {
  kind: reminderKind,
  name: text(30, '药名'),
  dose: text(30, '剂量'),
  /** 1 is Monday, 7 Sunday. */
  weekdays: z
    .array(whole('weekday', MESSAGES.reminderWeekdayWrong).check(z.minimum(1), z.maximum(7)))
    .check(
      z.minLength(1, MESSAGES.reminderWeekdayMissing),
      z.refine(isOnce, MESSAGES.reminderWeekdayWrong),
    ),
  times: z
    .array(reminderTime)
    .check(
      z.minLength(1, MESSAGES.reminderTimeMissing),
      z.maxLength(MAX_REMINDER_TIMES, MESSAGES.reminderTimesTooMany(MAX_REMINDER_TIMES)),
      z.refine(isOnce, MESSAGES.reminderTimeTwice),
    ),
  active: z.boolean(),
}

/** Of a medicine the name must be told. */
export const isNamed = ({ kind, name }: { kind: string; name: string }): boolean =>
  kind !== 'medicine' || name.trim() !== ''

const planFields = z.object(reminderPlanFields)

export const Reminder = z.object({ id, title: z.string(), ...planFields.shape })
export type Reminder = z.infer<typeof Reminder>

/** What the person might be reminded of: of the own medicines and devices, not planned yet. */
export const ReminderSuggestion = z.object({ title: z.string(), ...planFields.shape })
export type ReminderSuggestion = z.infer<typeof ReminderSuggestion>

export const REMINDER_STATES = ['upcoming', 'due', 'snoozed', 'done', 'skipped', 'missed'] as const

/** One time of a reminder. */
export const ReminderItem = z.object({
  reminderId: id,
  kind: reminderKind,
  /** 测血压, or 吃药，氨氯地平 5 mg. */
  title: z.string(),
  day,
  time: timeOfDay,
  state: z.enum(REMINDER_STATES),
  /** When it was done or skipped, or until when it sleeps or has slept; null of the others. */
  at: z.nullable(moment),
  /** A reading has done it; then what it was, e.g. 139/89, where one figure says it. */
  byReading: z.boolean(),
  value: z.string(),
  hint: z.string(),
})
export type ReminderItem = z.infer<typeof ReminderItem>

export const ReminderDay = z.object({
  day,
  sentence,
  elderSentence: sentence,
  items: z.array(ReminderItem),
  /** Of the items of today. */
  done: whole('count'),
  total: whole('total'),
  /** When the next one comes due or a snoozed one wakes, today or later; null when nothing is planned. */
  nextAt: z.nullable(moment),
  /** Of this week what has come due, and what of it was done: 血压 13 次量了 11 次，吃药都吃了. Empty before anything has. */
  week: z.string(),
})
export type ReminderDay = z.infer<typeof ReminderDay>

/** For the documentation of the calls that answer the day. */
export const EXAMPLE_REMINDER_DAY: ReminderDay = {
  day: '2026-03-02',
  sentence: [{ text: '今天 2 件做了 1 件，20:30 测血压。', tone: 'plain' }],
  elderSentence: [{ text: '20:30 测血压。', tone: 'plain' }],
  items: [
    {
      reminderId: 'r-1',
      kind: 'pressure',
      title: '测血压',
      day: '2026-03-02',
      time: '08:00',
      state: 'done',
      at: '2026-03-02T08:12:00+08:00',
      byReading: true,
      value: '142/88',
      hint: '量两遍，中间歇 1 分钟',
    },
    {
      reminderId: 'r-1',
      kind: 'pressure',
      title: '测血压',
      day: '2026-03-02',
      time: '20:30',
      state: 'upcoming',
      at: null,
      byReading: false,
      value: '',
      hint: '量两遍，中间歇 1 分钟',
    },
  ],
  done: 1,
  total: 2,
  nextAt: '2026-03-02T20:30:00+08:00',
  week: '血压 1 次都量了',
}
