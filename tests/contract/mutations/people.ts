// Wrong bodies, and facts that two calls tell otherwise.
import { addDays, MS_PER_DAY, shanghaiTime } from '@kangban/china-time'
import { edited, isObject, type Kind, lists, numbers, objects, swapped, texts } from './kind.ts'

type Fields = Record<string, unknown>

/** Only objects that have all of these. */
const withAll = (names: readonly string[], change: (fields: Fields) => Fields) =>
  objects((fields) => (names.every((name) => name in fields) ? change(fields) : fields))

const times = (factor: number) => (number: number) => number * factor

const card = (change: (card: Fields) => Fields) => withAll(['metric', 'measuredAt'], change)

/** Numbers of a person, of whom nothing but the body has them. */
const body = (name: string, change: (value: number) => number) =>
  withAll(['height', 'weight'], (fields) => ({ ...fields, [name]: change(Number(fields[name])) }))

/** One value of a card, by its metric. */
const valueOf = (metric: string, change: (value: number) => number) =>
  card((fields) =>
    fields['metric'] === metric ? { ...fields, value: change(Number(fields['value'])) } : fields,
  )

const measure = (name: string, change: (value: number) => number) => (data: unknown) =>
  edited(data, (value) =>
    isObject(value) && (value['measure'] === name || value['metric'] === name) && 'unit' in value
      ? numbers(/^(?:value|values|average|baseline|lastAverage)$/, change)(value)
      : value,
  )

export const BODIES: readonly Kind[] = [
  {
    group: 'unit',
    what: 'weights in pounds',
    data: body('weight', times(2.205)),
    implausible: true,
  },
  {
    group: 'unit',
    what: 'heights in inches',
    data: body('height', (cm) => Math.round(cm / 2.54)),
  },
  {
    group: 'unit',
    what: 'heights in feet',
    data: body('height', (cm) => Math.round(cm / 30.48)),
  },
  {
    group: 'unit',
    what: 'waists in inches',
    data: body('waistline', (cm) => Math.round(cm / 2.54)),
  },
  { group: 'unit', what: 'waists in chi', data: body('waistline', (cm) => cm / 33.3) },
  { group: 'unit', what: 'QT in seconds', data: numbers(/^qt/, times(0.001)) },
  {
    group: 'unit',
    what: 'HRV in seconds',
    data: numbers(/^hrv$/, times(0.001)),
    implausible: true,
  },
  { group: 'unit', what: 'QT and HRV swapped', data: swapped('qt', 'hrv') },
  { group: 'unit', what: 'distances in feet', data: numbers(/^distance$/, times(3.281)) },
  { group: 'unit', what: 'energy in kilojoules', data: numbers(/^calorie$/, times(4.184)) },
  {
    group: 'unit',
    what: 'steps times ten',
    data: withAll(['total', 'distance'], (fields) => ({
      ...fields,
      total: Number(fields['total']) * 10,
    })),
  },
  {
    group: 'unit',
    what: 'steps that add up from hour to hour',
    data: objects((fields) => {
      if (!Array.isArray(fields['details']) || !('distance' in fields)) return fields
      let sum = 0
      return { ...fields, details: fields['details'].map((steps) => (sum += Number(steps))) }
    }),
  },
  {
    group: 'unit',
    what: 'a card of oxygen as a share of one',
    data: valueOf('oxygen', times(0.01)),
  },
  {
    group: 'unit',
    what: 'a card of sleep in hours',
    data: valueOf('sleep', (minutes) => minutes / 60),
  },
  {
    group: 'unit',
    what: 'a card of degrees Fahrenheit',
    data: valueOf('temperature', (t) => t * 1.8 + 32),
  },
  { group: 'unit', what: 'a card of a rate of 1390', data: valueOf('heartRate', times(10)) },
  { group: 'unit', what: 'a report of rates by second', data: measure('heartRate', times(1 / 60)) },
  { group: 'unit', what: 'a report of sleep in hours', data: measure('sleep', times(1 / 60)) },
  { group: 'unit', what: 'a report of sleep in seconds', data: measure('sleep', times(60)) },
  { group: 'unit', what: 'a report of oxygen as a share', data: measure('oxygen', times(0.01)) },
  {
    group: 'unit',
    what: 'a report of oxygen as a share of one',
    data: measure('oxygenLowest', times(0.01)),
  },
  {
    group: 'unit',
    what: 'units of another metric',
    data: objects((fields) =>
      'unit' in fields && 'state' in fields ? { ...fields, unit: '次' } : fields,
    ),
  },
  { group: 'unit', what: 'scores out of one', data: numbers(/^score$/, times(0.01)) },
  {
    group: 'range',
    what: 'minutes of REM for percent',
    data: numbers(/^(?:deep|rem)?CompRate$/i, times(3)),
  },
  { group: 'range', what: 'an age in months', data: numbers(/^ageYears$/, times(12)) },
  {
    group: 'range',
    what: 'a stage of sleep counted from 0',
    data: withAll(['sleepStartTime', 'details'], (fields) => ({
      ...fields,
      details: (fields['details'] as number[]).map((stage) => stage - 1),
    })),
  },
  {
    group: 'order',
    what: 'begin and end of a night swapped',
    data: swapped('sleepStartTime', 'sleepEndTime'),
  },
  {
    group: 'order',
    what: 'nine types in another order',
    data: withAll(['scores'], (fields) => ({
      ...fields,
      scores: (fields['scores'] as unknown[]).toReversed(),
    })),
  },
  {
    group: 'identity',
    what: 'another sex than the number',
    data: numbers(/^sex$/, (sex) => 3 - sex),
  },
]

export const FACTS: readonly Kind[] = [
  {
    group: 'identity',
    what: 'a part of a sentence twice',
    data: (data) =>
      edited(data, (value, key) =>
        Array.isArray(value) && /sentence/i.test(key) ? [...value, ...value] : value,
      ),
  },
  {
    group: 'identity',
    what: 'findings of one kind',
    data: lists((rows) =>
      rows.map((row) => ('points' in row ? { ...row, kind: rows[0]?.['kind'] } : row)),
    ),
  },
  {
    group: 'identity',
    what: 'cards of one metric',
    data: lists((rows) =>
      rows.map((row) => ('measuredAt' in row ? { ...row, metric: rows[0]?.['metric'] } : row)),
    ),
  },
  {
    group: 'identity',
    what: 'the total of a page for that of all',
    data: objects((fields) =>
      Array.isArray(fields['list']) && 'total' in fields
        ? {
            ...fields,
            total: (Number(fields['pn']) - 1) * Number(fields['ps']) + fields['list'].length,
          }
        : fields,
    ),
  },
  {
    group: 'time',
    what: 'cards of the day before',
    data: card((fields) => ({
      ...fields,
      measuredAt:
        typeof fields['measuredAt'] === 'string'
          ? shanghaiTime(Date.parse(fields['measuredAt']) - MS_PER_DAY)
          : fields['measuredAt'],
    })),
  },
  {
    group: 'time',
    what: 'the home page of yesterday',
    data: withAll(['cards', 'day'], (fields) => ({
      ...fields,
      day: addDays(String(fields['day']), -1),
    })),
  },
  {
    group: 'time',
    what: 'a week of values moved by a day',
    data: withAll(['detailTimes', 'details'], (fields) =>
      /^\d{4}/.test(String((fields['detailTimes'] as unknown[])[0]))
        ? { ...fields, details: (fields['details'] as unknown[]).toSpliced(0, 1).concat(null) }
        : fields,
    ),
  },
  {
    group: 'time',
    what: 'phones that are not masked',
    data: texts(/\*{4}/, (phone) => phone.replace('****', '1234')),
  },
  {
    group: 'identity',
    what: 'links with blanks',
    data: texts(/^(?:\/|https?:)/, (link) => `${link} `),
  },
]
