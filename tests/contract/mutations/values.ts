// Wrong units, ranges and orders.
import { type Kind, lists, numbers, objects, swapped, texts } from './kind.ts'

const RATES =
  /^(?:heartRat|last|min|max|avg|resting|pulseRate|avgPulseRate|heartAvg|watchHr|deviceHr)$/

const PRESSURES =
  /^(?:avgHi|avgLow|hi|low|sbp|dbp|avgSbp|avgDbp|watchSbp|watchDbp|deviceSbp|deviceDbp)$/

const SERIES = /^(?:hiDetails|lowDetails|details)$/
const SLEEP = /^(?:totalTime|deepSleep|lightSleep|rem|wake)$/
const DEGREES = /^(?:last|nightMean|baseline)$/

/** Only objects of answers that have something of the name. */
const having = (name: string, change: (data: unknown) => unknown) => (data: unknown) =>
  JSON.stringify(data ?? null).includes(`"${name}":`) ? change(data) : data

export const UNITS: readonly Kind[] = [
  {
    group: 'unit',
    what: 'heart rates times ten',
    data: numbers(RATES, (rate) => (rate > 20 ? rate * 10 : rate)),
    most: 2,
  },
  {
    group: 'unit',
    what: 'heart rates by second',
    data: numbers(RATES, (rate) => rate / 60),
    most: 2,
  },
  {
    group: 'unit',
    what: 'pressures times ten',
    data: numbers(PRESSURES, (pressure) => pressure * 10),
    most: 2,
  },
  {
    group: 'unit',
    what: 'pressures in kPa',
    data: numbers(PRESSURES, (pressure) => Math.round(pressure / 7.5)),
    most: 2,
  },
  {
    group: 'unit',
    what: 'temperatures in Fahrenheit',
    data: having('nightMean', (data) =>
      numbers(/^(?:last|nightMean|baseline|details)$/, (degrees) => degrees * 1.8 + 32)(data),
    ),
  },
  {
    group: 'unit',
    what: 'temperatures in kelvin',
    data: having(
      'nightMean',
      numbers(DEGREES, (degrees) => degrees + 273.15),
    ),
  },
  {
    group: 'unit',
    what: 'temperatures times ten',
    data: having(
      'nightMean',
      numbers(DEGREES, (degrees) => Math.round(degrees * 10)),
    ),
  },
  { group: 'unit', what: 'sleep in seconds', data: numbers(SLEEP, (minutes) => minutes * 60) },
  {
    group: 'unit',
    what: 'sleep in hours',
    data: numbers(SLEEP, (minutes) => Math.round(minutes / 60)),
  },
  {
    group: 'unit',
    what: 'sleep in tenths of a minute',
    data: numbers(SLEEP, (minutes) => minutes * 10),
  },
  {
    group: 'unit',
    what: 'distance in kilometres',
    data: numbers(/^distance$/, (metres) => metres / 1000),
  },
  {
    group: 'unit',
    what: 'energy in joules',
    data: numbers(/^calorie$/, (energy) => energy * 4184),
  },
  { group: 'unit', what: 'steps in thousands', data: numbers(/^total$/, (steps) => steps / 1000) },
  {
    group: 'unit',
    what: 'oxygen as a share of one',
    data: having(
      'lowEvents',
      numbers(/^(?:last|avg|lowest|details)$/, (percent) => percent / 100),
    ),
  },
  { group: 'unit', what: 'height in metres', data: numbers(/^height$/, (height) => height / 100) },
  { group: 'unit', what: 'weight in grams', data: numbers(/^weight$/, (weight) => weight * 1000) },
  {
    group: 'unit',
    what: 'waist in millimetres',
    data: numbers(/^waistline$/, (waist) => waist * 10),
  },
  {
    group: 'unit',
    what: 'cards times ten',
    data: having(
      'cards',
      numbers(/^(?:value|secondValue)$/, (value) => value * 10),
    ),
  },
  {
    group: 'unit',
    what: 'a series times ten',
    data: numbers(SERIES, (value) => value * 10),
    most: 2,
  },
  {
    group: 'unit',
    what: 'a series halved',
    data: numbers(SERIES, (value) => Math.floor(value / 2)),
    most: 2,
  },
  {
    group: 'unit',
    what: 'values of events times ten',
    data: having(
      'eventType',
      numbers(/^value$/, (value) => value * 10),
    ),
  },
  {
    group: 'unit',
    what: 'means of a week times ten',
    data: having(
      'measures',
      numbers(/^(?:values|average)$/, (value) => value * 10),
    ),
  },
]

const NOT_SIGNED = /^(?!change|deviation|deviations|trend|quota|score$|sample)/

export const RANGES: readonly Kind[] = [
  { group: 'range', what: 'rates below 0', data: numbers(RATES, (rate) => -rate), most: 2 },
  {
    group: 'range',
    what: 'pressures below 0',
    data: numbers(PRESSURES, (pressure) => -pressure),
    most: 2,
  },
  { group: 'range', what: 'sleep below 0', data: numbers(SLEEP, (minutes) => -minutes) },
  {
    group: 'range',
    what: 'all numbers below 0',
    data: numbers(NOT_SIGNED, (number) => -number),
    most: 2,
  },
  {
    group: 'range',
    what: 'oxygen above 100',
    data: having(
      'lowEvents',
      numbers(/^(?:last|avg|details)$/, (percent) => percent + 20),
    ),
  },
  {
    group: 'range',
    what: 'a score of 300',
    data: having(
      'sleepStartTime',
      numbers(/^score$/, () => 300),
    ),
  },
  { group: 'range', what: 'a battery of 250', data: numbers(/^battery$/, () => 250) },
  { group: 'range', what: 'shares of 900', data: numbers(/^percent$/, () => 900) },
  {
    group: 'range',
    what: 'shares that sum to 160',
    data: having(
      'zones',
      numbers(/^percent$/, (percent) => Math.min(100, percent + 20)),
    ),
  },
  {
    group: 'range',
    what: 'a heart rate of 0',
    data: numbers(/^(?:heartRat|last|min|avg|max)$/, () => 0),
    most: 2,
  },
  {
    group: 'range',
    what: 'nobody is so old',
    data: texts(/^\d{4}-/, (day) => `1${day.slice(1)}`.replace(/^19/, '17'), /^birthday$/),
  },
  {
    group: 'range',
    what: 'all events within their limits',
    data: having(
      'eventType',
      numbers(/^limit$/, (limit) => limit * 2),
    ),
  },
  {
    group: 'range',
    what: 'every rate the greatest that there is',
    data: having(
      'zones',
      numbers(/^(?:details|lowDetails|hiDetails|last|min|max|avg)$/, () => 255),
    ),
    implausible: true,
  },
]

export const ORDERS: readonly Kind[] = [
  { group: 'order', what: 'systolic and diastolic swapped', data: swapped('sbp', 'dbp'), most: 2 },
  { group: 'order', what: 'means of pressures swapped', data: swapped('avgHi', 'avgLow') },
  { group: 'order', what: 'newest pressures swapped', data: swapped('hi', 'low') },
  { group: 'order', what: 'series of pressures swapped', data: swapped('hiDetails', 'lowDetails') },
  { group: 'order', what: 'pressures of cards swapped', data: swapped('value', 'secondValue') },
  {
    group: 'order',
    what: 'pressures of comparisons swapped',
    data: swapped('watchSbp', 'watchDbp'),
  },
  { group: 'order', what: 'lowest and highest swapped', data: swapped('min', 'max') },
  {
    group: 'order',
    what: 'lowest and highest pressures swapped',
    data: swapped('lowest', 'highest'),
  },
  { group: 'order', what: 'what is normal swapped', data: swapped('low', 'high') },
  { group: 'order', what: 'begin and end swapped', data: swapped('beganAt', 'lastAt') },
  { group: 'order', what: 'first and last day swapped', data: swapped('day', 'endDay'), most: 2 },
  { group: 'order', what: 'validity swapped', data: swapped('validFrom', 'validTo') },
  {
    group: 'order',
    what: 'used and total swapped',
    data: having('validFrom', (data) => numbers(/^used$/, (used) => used + 1000)(data)),
  },
  {
    group: 'order',
    what: 'deep and light sleep swapped',
    data: swapped('deepSleep', 'lightSleep'),
  },
  { group: 'order', what: 'sleep and wake swapped', data: swapped('totalTime', 'wake') },
  {
    group: 'order',
    what: 'lists the other way round',
    data: lists((rows) => rows.toReversed(), 3),
    most: 2,
  },
  {
    group: 'order',
    what: 'labels the other way round',
    data: objects((fields) =>
      Array.isArray(fields['detailTimes'])
        ? { ...fields, detailTimes: fields['detailTimes'].toReversed() }
        : fields,
    ),
    most: 2,
  },
  {
    group: 'order',
    what: 'a series without its last value',
    data: objects((fields) =>
      Array.isArray(fields['details']) && fields['detailTimes']
        ? { ...fields, details: fields['details'].slice(0, -1) }
        : fields,
    ),
    most: 2,
  },
  {
    group: 'order',
    what: 'a mean above all',
    data: objects((fields) =>
      'avg' in fields && 'max' in fields ? { ...fields, avg: Number(fields['max']) + 5 } : fields,
    ),
  },
]
