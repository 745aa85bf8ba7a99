// Units and ranges of numbers that stand alone: of one field, while all others are right.
import { MS_PER_DAY } from '@kangban/china-time'
import { edited, isObject, kinds, type Kind, numbers, within } from './kind.ts'

const times = (factor: number) => (value: unknown) =>
  typeof value === 'number' ? Math.round(value * factor * 1000) / 1000 : value

const all =
  (change: (value: unknown) => unknown) =>
  (list: unknown): unknown =>
    Array.isArray(list) ? list.map(change) : list

/** One field of the card or section of a metric. */
const of = (metric: string, name: string, change: (value: unknown) => unknown) => (data: unknown) =>
  edited(data, (value) =>
    isObject(value) && (value['metric'] ?? value['measure']) === metric && name in value
      ? { ...value, [name]: change(value[name]) }
      : value,
  )

const put = (value: unknown) => () => value

export const MEASURES: readonly Kind[] = [
  ...kinds('unit', {
    'windows in milliseconds': numbers(/^windowSeconds$/, (seconds) => seconds * 1000),
    'a duration in minutes': numbers(/^durationSeconds$/, (seconds) => seconds / 60),
    'a duration in milliseconds': numbers(/^durationSeconds$/, (seconds) => seconds * 1000),
    'the usual temperature in Fahrenheit': within(['nightMean'], 'baseline', (value) =>
      typeof value === 'number' ? value * 1.8 + 32 : value,
    ),
    'a deviation in Fahrenheit': within(['nightMean'], 'deviation', times(1.8)),
    'deviations in hundredths': within(['nightMean'], 'deviations', all(times(100))),
    'a band in hundredths': within(['nightMean'], 'band', times(100)),
    'the course of a card of rates by second': of('heartRate', 'trend', all(times(1 / 60))),
    'the course of a card of pressures in kPa': of('bloodPressure', 'trend', all(times(0.1333))),
    'the course of a card of nights in hours': of('sleep', 'trend', all(times(1 / 60))),
    'the course of a card of oxygen as shares': of('oxygen', 'trend', all(times(0.01))),
    'stages of a card in seconds': within(['metric'], 'stages', (stages) =>
      numbers(/^minutes$/, (minutes) => minutes * 60)(stages),
    ),
    'a usual rate by second': of('heartRate', 'baseline', times(1 / 60)),
    'shares of zones out of one': within(['from', 'to'], 'percent', times(0.01)),
    'a usable part out of one': numbers(/^usablePercent$/, (share) => share / 100),
    'a battery out of one': numbers(/^battery$/, (battery) => battery / 100),
    'a battery in millivolts': numbers(/^battery$/, (battery) => 3000 + battery * 12),
    'a limit of sleep in hours': numbers(/^limitMinutes$/, (minutes) => minutes / 60),
    'nights of the doctor in hours': within(['day'], 'minutes', times(1 / 60)),
    'low oxygen in seconds': within(['falls'], 'minutes', times(60)),
    'lowest oxygen out of one': within(['falls'], 'lowest', times(0.01)),
    'chances of prizes in percent': within(['prizeId'], 'rate', times(0.1)),
    'chances of prizes out of one': within(['prizeId'], 'rate', times(0.001)),
    'a mean of steps in thousands': within(['best'], 'average', times(0.001)),
    'a goal in thousands': within(['best'], 'target', times(0.001)),
    'a goal in metres': within(['best'], 'target', times(0.65)),
    'best steps in thousands': numbers(/^steps$/, (steps) => steps / 1000),
    'oxygen of a comparison out of one': numbers(/^(?:watch|device)Spo2$/, (share) => share / 100),
    'the rate of a night by second': numbers(/^heartAvg$/, (rate) => rate / 60),
    'a share of deep sleep out of one': numbers(/^deepRate$/, (share) => share / 100),
    'a usual score out of one': numbers(/^usualScore$/, (score) => score / 100),
    'a limit of oxygen out of one': numbers(/^threshold$/, (limit) => limit / 100),
    'a usual range of rates by second': within(['days'], 'usual', times(1 / 60)),
    'limits of pressures in kPa': within(['low'], 'high', times(0.1333)),
    'limits of events in kPa': within(['eventType'], 'limit', times(0.1333)),
    'other limits in kPa': within(['otherValue'], 'otherLimit', times(0.1333)),
    'means of home in kPa': within(['dbp', 'count'], 'sbp', times(0.1333)),
    'a mean of pulses by second': numbers(/^avgPulseRate$/, (rate) => rate / 60),
    'days as milliseconds': numbers(/^keptDays$/, (days) => days * MS_PER_DAY),
  }),
  ...kinds('range', {
    'weekdays from 0': within(
      ['times'],
      'weekdays',
      all((day) => Number(day) - 1),
    ),
    'Sunday as 0': within(
      ['times'],
      'weekdays',
      all((day) => Number(day) % 7),
    ),
    'a usable part above all': numbers(/^usablePercent$/, (share) => share + 30),
    'a resting rate above the highest': within(['max'], 'resting', put(210)),
    'years of two digits': numbers(/^year$/, (year) => year % 100),
    'pictures of no size': numbers(/^(?:width|height)$/, () => 0),
    'answers counted from 0': within(['label'], 'value', (value) => Number(value) - 1),
    'sex counted from 0': numbers(/^sex$/, (sex) => sex - 1),
    'a trade of no list': numbers(/^industry$/, () => 99),
    'stages of no list': within(
      ['sleepStartTime'],
      'details',
      all((stage) => Number(stage) + 10),
    ),
    'more active hours than a day has': numbers(/^activeHours$/, (hours) => hours + 24 * 30),
    'more goals met than days': numbers(/^daysMet$/, (days) => days + 31),
    'a streak of a thousand years': numbers(/^streak$/, () => 365_000),
    'more nights than days': within(['usualScore'], 'nights', put(300)),
    'a deviation of thirty degrees': within(['nightMean'], 'deviation', put(30)),
    'points below 0': numbers(/^remain$/, (points) => -points),
    'a share of no people': numbers(/^partake$/, (count) => -count),
    'a score above its scale': within(['verdict'], 'score', put(140)),
    'a waking five hundred times': within(['deepSleep'], 'wakeCount', put(500)),
    'risks of a thousand points': within(['findings'], 'points', put(1000)),
    'more days measured than there are': numbers(/^measuredDays$/, (days) => days + 60),
    'a page size of 0': within(['list'], 'ps', put(0)),
    'premature beats above all beats': within(['usablePercent'], 'premature', put(90_000)),
    'atrial fibrillation above an hour': numbers(/^afSeconds$/, () => 5000),
    'more low nights than minutes': within(['lowest'], 'falls', put(100_000)),
    'an HRV of a second': numbers(/^hrv$/, () => 1000),
    'a QT above a beat': numbers(/^qt$/, () => 1200),
    'more morning readings than all': within(['sbp', 'state'], 'count', put(4000)),
  }),
  ...kinds(
    'unit',
    {
      'seconds of an event in milliseconds': numbers(/^seconds$/, (seconds) => seconds * 1000),
      'a usual night in hours': of('sleep', 'baseline', times(1 / 60)),
      'usual steps in thousands': of('steps', 'baseline', times(0.001)),
      'wakings in minutes': within(['deepSleep'], 'wakeCount', times(60)),
      'steps of an overview in millivolts': numbers(/^microvolts$/, (step) => step / 1000),
    },
    { implausible: true },
  ),
]
