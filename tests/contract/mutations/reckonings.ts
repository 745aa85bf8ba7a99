// Figures that the contract says how to make, made otherwise.
import { having, isObject, type Kind, kinds, lists, named, numbers, texts, within } from './kind.ts'

type Fields = Record<string, unknown>

const put = (value: unknown) => () => value
const more = (by: number) => (value: unknown) => (typeof value === 'number' ? value + by : value)

const times = (by: number) => (value: unknown) =>
  typeof value === 'number' ? Math.round(value * by) : value

/** Several fields of objects that have all of these. */
const together = (names: readonly string[], changes: Readonly<Record<string, unknown>>) =>
  having(names, (fields) => ({ ...fields, ...changes }))

/** One field within an object that stands in a field of those that have all of these. */
const inside = (names: readonly string[], name: string, change: (fields: Fields) => Fields) =>
  within(names, name, (value) => (isObject(value) ? change(value) : value))

/** The rows of a list that stands in such a field. */
const rowsOf = (name: string, change: (row: Fields, at: number) => Fields) =>
  named(new RegExp(`^${name}$`), (value) =>
    Array.isArray(value) ? value.map((row, at) => (isObject(row) ? change(row, at) : row)) : value,
  )

const figure = (name: string, change: (value: unknown) => unknown) =>
  rowsOf('figures', (row) => (row['name'] === name ? { ...row, value: change(row['value']) } : row))

const ofType = (type: string, changes: Fields) =>
  rowsOf('scores', (row) => (row['type'] === type ? { ...row, ...changes } : row))

const ACTIVITY: readonly Kind[] = kinds('range', {
  'a streak of days that did not meet their goals': within(['best'], 'streak', put(30)),
  'no streak although the last days met their goals': within(['best'], 'streak', put(0)),
  'the means of the hours doubled': named(/^hourMeans$/, (means) =>
    Array.isArray(means) ? means.map((mean) => Number(mean) * 2) : means,
  ),
  'more than before, although it is as much': within(['hourMeans'], 'compared', (word) =>
    word === null ? word : word === 'less' ? 'more' : 'less',
  ),
  'as much as before, although nothing was told of it': within(
    ['averageBefore'],
    'compared',
    (word) => (word === null ? 'same' : word),
  ),
  'the second best day told as the best': having(['best', 'details', 'detailTimes'], (fields) => {
    const details = fields['details'] as unknown[]
    const at = details.findIndex((steps) => typeof steps === 'number')
    const [day, steps] = [(fields['detailTimes'] as unknown[])[at], details[at]]
    return String(day).length === 10 ? { ...fields, best: { day, steps } } : fields
  }),
  'a distance of strides of a metre': having(['distance', 'total'], (fields) => ({
    ...fields,
    distance: fields['total'],
  })),
  'energy with that of rest': within(['distance'], 'calorie', times(1.6)),
  'goals met on a day that did not': within(['hourMeans'], 'daysMet', (days) =>
    days === 0 ? 1 : days,
  ),
})

const VITALS: readonly Kind[] = [
  ...kinds('range', {
    'a mean of a week that is none of its days': within(['resting', 'zones'], 'avg', more(9)),
    'a mean of oxygen that is none of its days': within(
      ['lowEvents', 'threshold'],
      'avg',
      more(-3),
    ),
    'a resting rate beyond every day': within(['zones'], 'resting', more(25)),
    'zones by other shares': rowsOf('zones', (zone, at) => ({
      ...zone,
      from: [0, 80, 110, 140][at],
      to: [80, 110, 140, null][at],
    })),
    'zones of somebody of twenty': rowsOf('zones', (zone, at) => ({
      ...zone,
      from: [0, 111, 124, 149][at],
      to: [111, 124, 149, null][at],
    })),
    'time in zones that nobody reached': rowsOf('zones', (zone, at) => ({
      ...zone,
      percent: [60, 10, 10, 20][at],
    })),
    'nobody at rest': rowsOf('zones', (zone, at) => ({ ...zone, percent: [0, 100, 0, 0][at] })),
    'a usual temperature of two nights': within(['nightsNeeded'], 'baselineNights', put(2)),
    'a usual rate of five days': inside(['zones'], 'baseline', (fields) => ({
      ...fields,
      days: 5,
    })),
    'normal although far from the usual': together(['nightsNeeded', 'deviations'], {
      nightMean: 36.1,
      baseline: 34.6,
      deviation: 1.5,
    }),
    'a night of falls below no limit': inside(['threshold'], 'night', (fields) => ({
      ...fields,
      lowEvents: 9,
    })),
    'events below another limit': within(['lowEvents', 'threshold'], 'warnings', (events) =>
      Array.isArray(events)
        ? events.map((event) => (isObject(event) ? { ...event, limit: 92 } : event))
        : events,
    ),
    'falls counted otherwise than they are listed': within(['threshold'], 'warnings', (events) =>
      Array.isArray(events) ? events.slice(1) : events,
    ),
    'a night lower than its day': inside(['threshold'], 'night', (fields) => ({
      ...fields,
      lowest: 71,
    })),
    'deep sleep usual by another rule': texts(/^\d+-\d+%$/, put('20-90%'), /^deepRef$/),
    'a share of deep sleep of another usual': within(['deepRef'], 'deepCompRate', put(35)),
    'a share of REM of another usual': within(['remRef'], 'remCompRate', put(20)),
  }),
]

const PRESSURE: readonly Kind[] = kinds('range', {
  'morning with the readings of noon': inside(['evening', 'homeMean'], 'morning', (fields) => ({
    ...fields,
    count: Number(fields['count']) - 2,
  })),
  'a mean of the morning of its own': inside(['morning', 'homeMean'], 'evening', (fields) => ({
    ...fields,
    sbp: Number(fields['sbp']) - 11,
  })),
  'a mean at home of another text': inside(['weekMeanDetails'], 'homeMean', (fields) => ({
    ...fields,
    sbp: Number(fields['sbp']) - 9,
  })),
  'a mean at home of two days': inside(['weekMeanDetails'], 'homeMean', (fields) => ({
    ...fields,
    days: 2,
  })),
  'a mean at home of more than four a day': inside(['weekMeanDetails'], 'homeMean', (fields) => ({
    ...fields,
    count: 40,
    text: String(fields['text']).replace(/\d+ 次/, '40 次'),
  })),
  'high at home and called normal': inside(['weekMeanDetails'], 'homeMean', (fields) => ({
    ...fields,
    state: 'normal',
    stateText: '正常',
  })),
  'moving means that move by themselves': named(/^weekMeanDetails$/, (means) =>
    Array.isArray(means)
      ? means.map((mean) => (isObject(mean) ? { ...mean, sbp: Number(mean['sbp']) + 15 } : mean))
      : means,
  ),
  'mornings of days of their own': named(/^morningDetails$/, (means) =>
    Array.isArray(means)
      ? means.map((mean) => (isObject(mean) ? { ...mean, sbp: Number(mean['sbp']) - 12 } : mean))
      : means,
  ),
  'a mean of the span of its own': within(['hiDetails', 'lowDetails'], 'avgHi', more(-6)),
  'readings of no class': rowsOf('classes', (row) => ({ ...row, evening: 0 })),
  'readings that reach the reference of their own': within(
    ['title', 'count'],
    'reached',
    (count) => (Number(count) > 1 ? 1 : count),
  ),
  'extremes of a week of their own': inside(['title', 'reached'], 'highest', (fields) => ({
    ...fields,
    sbp: Number(fields['sbp']) + 20,
  })),
})

const TYPES: readonly Kind[] = kinds('range', {
  'balanced with 59': ofType('balanced', { verdict: 'yes', verdictText: '是' }),
  'basically balanced beside a type that holds': rowsOf('scores', (row) => {
    if (row['type'] === 'balanced')
      return { ...row, score: 70, verdict: 'basically', verdictText: '基本是' }

    return row['type'] === 'qi-deficiency'
      ? { ...row, score: 45, verdict: 'yes', verdictText: '是' }
      : row
  }),
  'a type besides the main one that is none': having(['main', 'donts'], (fields) => ({
    ...fields,
    secondary: [{ type: 'damp-heat', name: '湿热质', verdict: 'yes', verdictText: '是' }],
  })),
  'another change in words': inside(['disclaimer', 'dos'], 'previous', (fields) => ({
    ...fields,
    changeText: String(fields['changeText']).replaceAll(/\d+(?:\.\d+)?/g, '88'),
  })),
})

const RECORDINGS: readonly Kind[] = [
  ...kinds('signal', {
    'a rate beyond its own range': together(['qtcFridericia', 'rhythm'], {
      rateRange: { lowest: 120, highest: 150 },
    }),
    'HRV over more than the strip': inside(['qtcBeats'], 'hrvMethod', (fields) => ({
      ...fields,
      windowSeconds: 500,
    })),
    'the lowest of an overview above the highest': named(/^thumbnail$/, (picture) =>
      typeof picture === 'string' ? picture.replaceAll(/(.)(.)/g, '$2$1') : picture,
    ),
    'a picture of other signs': named(/^thumbnail$/, (picture) =>
      typeof picture === 'string' ? picture.toUpperCase().replaceAll(/[A-Z]/g, '*') : picture,
    ),
  }),
  ...kinds('range', {
    'premature beats of no hour': figure('premature', put(31)),
    'wide beats of no hour': figure('prematureWide', put(12)),
    'more wide beats than premature ones': figure('prematureWide', put(900)),
    'fibrillation of no hour': figure('suspectedAf', put(240)),
    'a pause that is the longest of none': figure('longestPause', put(3.2)),
    'pauses without the longest': figure('pausesOver2s', put(4)),
    'a slowest rate of no hour': figure('heartRateLow', put(41)),
    'a fastest rate of no hour': figure('heartRateHigh', put(144)),
    'a mean rate of no hour': figure('heartRateMean', put(81)),
    'as many beats as another rate has': figure('beats', times(1.5)),
    'a share of the signal of its own': figure('usable', put(55)),
    'figures of a whole day': rowsOf('figures', (row) => ({ ...row, windowSeconds: 86_400 })),
    'an hour more than the record': within(['episodes', 'rateHz'], 'hours', (hours) =>
      Array.isArray(hours) && hours.length > 0
        ? [...hours, { ...hours[0], at: '2026-03-01T01:00:00+08:00', beats: 0 }]
        : hours,
    ),
  }),
]

const WEEKS: readonly Kind[] = kinds('range', {
  'worn on fewer days than were measured': within(['pressureCount'], 'wornDays', put(2)),
  'worn on more days than a week has': within(['pressureCount'], 'wornDays', put(9)),
  'fewer readings than there are days with one': within(['wornDays'], 'pressureCount', put(3)),
  'a mean of the week of its own': within(['rangeText'], 'average', more(3)),
  'a range of the week of its own': within(['changeText'], 'rangeText', put('3–4')),
  'a best day of another week': inside(['worstDay'], 'bestDay', (fields) => ({
    ...fields,
    day: '2025-12-01',
  })),
  'graver warnings than there are': inside(['measures'], 'warnings', (fields) => ({
    ...fields,
    bad: 99,
  })),
  'low with nine points': together(['findings', 'measuredDays'], {
    level: 'low',
    levelText: '低风险',
  }),
  'better with more than before': inside(['findings'], 'trend', (fields) => ({
    ...fields,
    direction: 'better',
    countBefore: 0,
  })),
  'weeks of more than the whole': inside(['findings'], 'trend', (fields) => ({
    ...fields,
    count: 1,
  })),
  'more moments than findings': rowsOf('findings', (row) => ({
    ...row,
    times: Array.isArray(row['times']) ? [...row['times'], ...row['times']] : row['times'],
  })),
  'a usual value as far as it is not told': within(
    ['comparison', 'secondBaseline'],
    'baseline',
    (usual) => (typeof usual === 'number' && usual > 1000 ? usual * 2 : usual),
  ),
})

const POINTS: readonly Kind[] = [
  ...kinds(
    'range',
    {
      'spent by no activity': lists((rows) =>
        rows.map((row) =>
          String(row['detailExplain']).startsWith('抽奖消耗')
            ? { ...row, detailExplain: '抽奖消耗 -37', quota: -37 }
            : row,
        ),
      ),
      'rewards of a cycle of their own': named(/^integrals$/, put([5, 5, 5, 5, 5, 5, 5])),
    },
    { implausible: true },
  ),
  ...kinds('range', {
    'spent as if it was given': lists((rows) =>
      rows.map((row) =>
        Number(row['quota']) < 0 ? { ...row, quota: -Number(row['quota']) } : row,
      ),
    ),
    'more used than there is': within(['used', 'description'], 'used', put(99)),
    'kept for a year': numbers(/^keptDays$/, put(365) as () => number),
    'more after a page that is not full': named(/^more$/, put(true)),
  }),
]

export const RECKONINGS: readonly Kind[] = [
  ...ACTIVITY,
  ...VITALS,
  ...PRESSURE,
  ...TYPES,
  ...RECORDINGS,
  ...WEEKS,
  ...POINTS,
]
