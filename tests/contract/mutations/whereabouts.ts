// Wrong times and ids.
import { addDays, MS_PER_DAY, MS_PER_SECOND, shanghaiTime } from '@kangban/china-time'
import { edited, isObject, type Kind, lists, numbers, objects, texts } from './kind.ts'

const MOMENT = /^\d{4}-\d{2}-\d{2}T/
const DAY = /^\d{4}-\d{2}-\d{2}$/
const moved = (ms: number) => (text: string) => shanghaiTime(Date.parse(text) + ms)
const movedDay = (days: number) => (text: string) => addDays(text, days)

const PAST = /^(?!.*(?:valid|remind|next|expect|birthday))/i

export const TIMES: readonly Kind[] = [
  {
    group: 'time',
    what: '+08:00 turned into Z',
    data: texts(MOMENT, (text) => text.replace('+08:00', 'Z')),
    most: 2,
  },
  {
    group: 'time',
    what: 'moments in UTC',
    data: texts(MOMENT, (text) => new Date(text).toISOString()),
    most: 2,
  },
  {
    group: 'time',
    what: 'moments of another zone',
    data: texts(MOMENT, (text) => text.replace('+08:00', '+09:00')),
    most: 2,
  },
  {
    group: 'time',
    what: 'moments of next year',
    data: texts(MOMENT, (text) => `2027${text.slice(4)}`, PAST),
    most: 2,
  },
  {
    group: 'time',
    what: 'days of next year',
    data: texts(DAY, (text) => `2027${text.slice(4)}`, PAST),
    most: 2,
  },
  {
    group: 'time',
    what: 'moments of 1970',
    data: texts(MOMENT, (text) => shanghaiTime(Date.parse(text) / MS_PER_SECOND)),
    most: 2,
  },
  {
    group: 'time',
    what: 'rows of another day',
    data: texts(
      MOMENT,
      moved(-40 * MS_PER_DAY),
      /^(?:dataTime|measureTime|lastTime|recordStartTime)$/,
    ),
    most: 2,
  },
  {
    group: 'time',
    what: 'labels of other days',
    data: texts(DAY, movedDay(-1), /^detailTimes$/),
    most: 2,
  },
  {
    group: 'time',
    what: 'times of day as labels of days',
    data: texts(DAY, () => '08:00', /^detailTimes$/),
    most: 2,
  },
  {
    group: 'time',
    what: 'a birthday other than the number',
    data: texts(DAY, movedDay(400), /^birthday$/),
  },
  {
    group: 'time',
    what: 'nights from noon',
    data: texts(/^\d\d:\d\d$/, () => '12:00', /^sleepStartTime$/),
  },
]

export const IDENTITIES: readonly Kind[] = [
  {
    group: 'identity',
    what: 'rows doubled',
    data: lists((rows) => [...rows, ...rows], 1),
    most: 2,
  },
  {
    group: 'identity',
    what: 'the first row twice',
    data: lists((rows) => [rows[0], ...rows], 1),
    most: 2,
  },
  {
    group: 'identity',
    what: 'every id the same',
    data: lists((rows) => rows.map((row) => ('id' in row ? { ...row, id: rows[0]?.['id'] } : row))),
    most: 2,
  },
  {
    group: 'identity',
    what: 'ids of the added part the same',
    data: lists((rows) =>
      rows.map((row) =>
        isObject(row['kangban']) && 'id' in row['kangban']
          ? { ...row, kangban: { ...row['kangban'], id: 'x' } }
          : row,
      ),
    ),
  },
  {
    group: 'identity',
    what: 'a detail of another id',
    data: objects((fields) =>
      'ecgContent' in fields && isObject(fields['kangban'])
        ? { ...fields, kangban: { ...fields['kangban'], id: 'another' } }
        : fields,
    ),
  },
  {
    group: 'identity',
    what: 'a detail of another moment',
    data: objects((fields) =>
      'ecgContent' in fields && isObject(fields['kangban'])
        ? { ...fields, kangban: { ...fields['kangban'], dataTime: '2026-02-20T08:00:00+08:00' } }
        : fields,
    ),
  },
  {
    group: 'identity',
    what: 'a detail of another rate',
    data: objects((fields) =>
      'ecgContent' in fields ? { ...fields, heartRat: Number(fields['heartRat']) + 25 } : fields,
    ),
  },
  {
    group: 'identity',
    what: 'a list of other rates',
    data: objects((fields) =>
      'dataTime' in fields && 'hrv' in fields
        ? { ...fields, heartRat: Number(fields['heartRat']) + 25 }
        : fields,
    ),
    most: 2,
  },
  {
    group: 'identity',
    what: 'a count of what waits that is too small',
    data: numbers(/^open$/, () => 0),
  },
  {
    group: 'identity',
    what: 'a count on the home page of its own',
    data: numbers(/^openMatters$/, (count) => count + 3),
  },
  { group: 'identity', what: 'a card of other steps', data: edited300('steps') },
  { group: 'identity', what: 'a card of another night', data: edited300('sleep') },
  { group: 'identity', what: 'a card of another pressure', data: edited300('bloodPressure') },
  { group: 'identity', what: 'a card of another ECG', data: edited300('ecg') },
  {
    group: 'identity',
    what: 'all devices the same',
    data: lists((rows) =>
      rows.map((row) => ('deviceCode' in row ? { ...row, deviceCode: 'K1' } : row)),
    ),
    most: 2,
  },
]

/** The value of a card moved by a tenth, within all ranges. */
function edited300(metric: string) {
  return (data: unknown): unknown =>
    edited(data, (value) =>
      isObject(value) && value['metric'] === metric && 'measuredAt' in value
        ? { ...value, value: Math.round(Number(value['value']) * 1.1) + 1 }
        : value,
    )
}
