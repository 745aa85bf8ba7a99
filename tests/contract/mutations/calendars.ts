// Days and moments as joins, zones, calendars and defaults spoil them.
import { addDays, MS_PER_HOUR, MS_PER_MINUTE, shanghaiTime } from '@kangban/china-time'
import {
  edited,
  having,
  isObject,
  isText,
  type Kind,
  kinds,
  lists,
  named,
  texts,
  within,
} from './kind.ts'

const MOMENT = /^\d{4}-\d{2}-\d{2}T/
const DAY = /^\d{4}-\d{2}-\d{2}$/
const TIME = /^\d\d:\d\d$/

const moved = (ms: number) => (value: unknown) =>
  isText(value) && MOMENT.test(value) ? shanghaiTime(Date.parse(value) + ms) : value

const day = (days: number) => (value: unknown) =>
  isText(value) && DAY.test(value) ? addDays(value, days) : value

const hours =
  (count: number) =>
  (value: unknown): unknown => {
    if (Array.isArray(value)) return value.map(hours(count))
    if (!isText(value) || !TIME.test(value)) return value
    const hour = (Number(value.slice(0, 2)) + count + 24) % 24
    return `${String(hour).padStart(2, '0')}${value.slice(2)}`
  }

const isDays = (fields: Record<string, unknown>): boolean =>
  Array.isArray(fields['detailTimes']) && DAY.test(String(fields['detailTimes'][0]))

/** Every series along days, and the labels with them. */
const days = (change: (series: unknown[], name: string) => unknown[]) =>
  having(['detailTimes', 'details'], (fields) => {
    if (!isDays(fields)) return fields
    const length = (fields['detailTimes'] as unknown[]).length

    return edited(fields, (value, key) =>
      Array.isArray(value) && value.length === length ? change(value, key) : value,
    ) as Record<string, unknown>
  })

const next = (series: unknown[], name: string) =>
  name === 'detailTimes' ? addDays(String(series.at(-1)), 1) : (series.at(-1) ?? null)

/** The values of a day moved by hours, its labels left. */
const turned = (part: number) =>
  having(['detailTimes', 'details'], (fields) => {
    const { details, detailTimes } = fields
    const isOfDay = Array.isArray(detailTimes) && TIME.test(String(detailTimes[0]))
    if (!isOfDay || !Array.isArray(details) || details.length < 24 || 'sleepStartTime' in fields)
      return fields
    const by = Math.round(details.length * part)
    return { ...fields, details: [...details.slice(by), ...details.slice(0, by)] }
  })

export const CALENDARS: readonly Kind[] = [
  ...kinds('time', {
    'moments without seconds': texts(MOMENT, (text) => text.replace(/:\d\d(?=\+)/, '')),
    'a zone without its colon': texts(MOMENT, (text) => text.replace('+08:00', '+0800')),
    'a zone by its name': texts(MOMENT, (text) => text.replace('+08:00', ' CST')),
    'days with slashes': texts(DAY, (text) => text.replaceAll('-', '/')),
    'days without noughts': texts(DAY, (text) => text.replaceAll('-0', '-')),
    'days in words': texts(DAY, (text) => text.replace(/(\d+)-(\d+)-(\d+)/, '$1年$2月$3日')),
    'days as moments': texts(DAY, (text) => `${text}T00:00:00+08:00`),
    'days as moments of UTC': texts(DAY, (text) => `${addDays(text, -1)}T16:00:00.000Z`),
    'days that do not exist': texts(DAY, (text) => `${text.slice(0, 4)}-02-30`),
    'a month of 0': texts(DAY, (text) => `${text.slice(0, 4)}-00-${text.slice(8)}`),
    'an hour of 24': texts(MOMENT, (text) => text.replace(/T\d\d/, 'T24')),
    'every moment that of the answer': texts(MOMENT, () => '2026-03-02T10:01:01+08:00'),
    'moments an hour late': texts(MOMENT, (text) => String(moved(MS_PER_HOUR)(text))),
    'moments a month early': texts(MOMENT, (text) => String(moved(-31 * 24 * MS_PER_HOUR)(text))),
    'moments of the Buddhist year': texts(MOMENT, (text) => `2569${text.slice(4)}`),
    'days of the year of Taiwan': texts(DAY, (text) => `0115${text.slice(4)}`),
    'moments of the year of the week': texts(MOMENT, (text) => `2025${text.slice(4)}`),
    'moments in microseconds': texts(MOMENT, (text) => Date.parse(text) * 1000),
    'moments as texts of milliseconds': texts(MOMENT, (text) => String(Date.parse(text))),
    'moments of zero': texts(MOMENT, () => '0000-00-00 00:00:00'),
    'moments of the year 1': texts(MOMENT, () => '0001-01-01T00:00:00Z'),
    'moments before there was a phone': texts(MOMENT, () => '1970-01-01T08:00:00+08:00'),
    'moments of 9999': texts(MOMENT, () => '9999-12-31T23:59:59+08:00'),
    'days a year early': texts(DAY, (text) => `${Number(text.slice(0, 4)) - 1}${text.slice(4)}`),
    'the last day missing': days((series) => series.slice(0, -1)),
    'the first day missing': days((series) => series.slice(1)),
    'tomorrow among the days': days((series, name) => [...series.slice(1), next(series, name)]),
    'tomorrow after the days': days((series, name) => [...series, next(series, name)]),
    'a day twice': days((series) => [...series.slice(1, 2), ...series.slice(1)]),
    'days that have nothing left out': having(['detailTimes', 'details'], (fields) => {
      if (!isDays(fields)) return fields
      const kept = (fields['details'] as unknown[]).map((value) => value !== null)

      return edited(fields, (value) =>
        Array.isArray(value) && value.length === kept.length
          ? value.filter((_, at) => kept[at])
          : value,
      ) as Record<string, unknown>
    }),
    'the values of a day eight hours early': turned(1 / 3),
    'the values of a day eight hours late': turned(2 / 3),
    'a night in UTC': having(['sleepStartTime', 'sleepEndTime'], (fields) => ({
      ...fields,
      sleepStartTime: hours(-8)(fields['sleepStartTime']),
      sleepEndTime: hours(-8)(fields['sleepEndTime']),
    })),
    'the course of a night in UTC': within(['sleepStartTime'], 'detailTimes', hours(-8)),
    'begins of nights in UTC': named(/^startDetails$/, hours(-8)),
    'ends of nights in UTC': named(/^endDetails$/, hours(-8)),
    'reminders in UTC': within(['reminderId'], 'time', hours(-8)),
    'plans in UTC': within(['weekdays'], 'times', hours(-8)),
    'a week from Sunday': lists((rows) =>
      rows.map((row) =>
        row['kind'] === 'weekly' || ('count' in row && 'endDay' in row)
          ? { ...row, day: day(-1)(row['day']), endDay: day(-1)(row['endDay']) }
          : row,
      ),
    ),
    'a week of eight days': having(['day', 'endDay'], (fields) =>
      fields['day'] === fields['endDay'] ? fields : { ...fields, endDay: day(1)(fields['endDay']) },
    ),
    'a day of two days': having(['day', 'endDay'], (fields) =>
      fields['day'] === fields['endDay'] ? { ...fields, day: day(-1)(fields['day']) } : fields,
    ),
    'a report before its day is over': within(['endDay'], 'createdAt', moved(-36 * MS_PER_HOUR)),
    'a list of reports before their days are over': within(
      ['endDay', 'kind'],
      'at',
      moved(-90 * 24 * MS_PER_HOUR),
    ),
    'the pages of the doctor until tomorrow': within(['fromDay'], 'toDay', day(1)),
    'the pages of the doctor from another day': within(['toDay'], 'fromDay', day(-1)),
    'nights of the doctor a day early': within(['falls'], 'day', day(-1)),
    'rates of the doctor a day early': within(['value'], 'day', day(-1)),
    'used before it was made': within(['createdAt'], 'lastUsedAt', moved(-48 * MS_PER_HOUR)),
    'answered before it was asked': within(['createdAt'], 'repliedAt', moved(-72 * MS_PER_HOUR)),
    'measured after it was kept': within(['sysTime'], 'createTime', moved(24 * MS_PER_HOUR)),
    'a reminder of another day': within(['reminderId'], 'day', day(-1)),
    'the next reminder in the past': within(['done'], 'nextAt', moved(-24 * MS_PER_HOUR)),
    'measured after the page was made': within(['metric'], 'measuredAt', moved(4 * MS_PER_MINUTE)),
    'a last time an hour late': within(['ids'], 'lastAt', moved(MS_PER_HOUR)),
    'a first time an hour early': within(['ids'], 'beganAt', moved(-MS_PER_HOUR)),
    'the newest value of no time': named(/^lastTime$/, () => null),
    'the card of no time': within(['metric'], 'measuredAt', () => null),
    'done at no time': within(['reminderId'], 'at', () => null),
    'photographed after it was sent': within(['typeName', 'files'], 'day', day(60)),
    'a heart at another minute': within(['hrv'], 'dataTime', moved(-MS_PER_MINUTE)),
    'events in UTC in one list': (data) =>
      Array.isArray(data)
        ? within(['eventType'], 'createTime', moved(-8 * MS_PER_HOUR))(data)
        : data,
    'readings in UTC in one list': within(['deviceSn'], 'measureTime', moved(-5 * MS_PER_HOUR)),
    'hours of a record in UTC': within(['usablePercent'], 'at', moved(-8 * MS_PER_HOUR)),
    'the begin of a record in UTC': within(['rateHz'], 'startedAt', moved(-8 * MS_PER_HOUR)),
    'the best day another one': within(['steps'], 'day', day(-1)),
    'signed in at another day': within(['integral'], 'createTime', moved(-24 * MS_PER_HOUR)),
    'a card that ended before it began': within(['validFrom'], 'validTo', () => '2020-01-01'),
    'a consent before the account': within(['version'], 'givenAt', moved(-400 * 24 * MS_PER_HOUR)),
    'notes of another day': (data) =>
      Array.isArray(data) ? within(['circumstances'], 'at', moved(-24 * MS_PER_HOUR))(data) : data,
    'the test before on a later day': (data) =>
      isObject(data) && 'scores' in data ? within(['changeText'], 'day', day(60))(data) : data,
  }),
]
