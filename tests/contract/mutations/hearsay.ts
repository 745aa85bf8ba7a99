// The same fact told otherwise under another name, or of something that no list has.
import { addDays, MS_PER_DAY, MS_PER_HOUR, shanghaiTime } from '@kangban/china-time'
import { edited, having, isObject, isText, type Kind, kinds, named, within } from './kind.ts'

type Change = NonNullable<Kind['data']>

const put = (value: unknown) => () => value
const ANOTHER = '0d1f7f1e-3a0b-4c52-9a0e-6a2f8f3b9c11'
const more = (by: number) => (value: unknown) => (typeof value === 'number' ? value + by : value)

const moved = (ms: number) => (value: unknown) =>
  isText(value) ? shanghaiTime(Date.parse(value) + ms) : value

const movedDay = (days: number) => (value: unknown) =>
  isText(value) ? addDays(value, days) : value

const with_ = (field: string, change: (value: unknown) => unknown) => (value: unknown) =>
  isObject(value) && field in value ? { ...value, [field]: change(value[field]) } : value

const eachWith = (field: string, change: (value: unknown) => unknown) => (rows: unknown) =>
  Array.isArray(rows) ? rows.map(with_(field, change)) : rows

const OF_REPORTS: Readonly<Record<string, Change>> = {
  'another newest constitution': within(['calendar'], 'tcm', with_('main', put('痰湿质'))),
  'a constitution of another day': within(['calendar'], 'tcm', with_('day', movedDay(-4))),
  'a survey of another day': within(['questions'], 'lastAnsweredDay', movedDay(-4)),
  'days of constitutions moved': within(['secondary', 'main'], 'day', movedDay(-4)),
  'tendencies of another constitution': within(
    ['scores', 'dos'],
    'secondary',
    put([{ type: 'damp-heat', name: '湿热质', verdict: 'tendency', verdictText: '有倾向' }]),
  ),
  'another constitution before': within(['scores', 'dos'], 'previous', with_('day', movedDay(-2))),
  'an older newest day': having(['calendar', 'daily'], (overview) => ({
    ...overview,
    daily: isObject(overview['daily'])
      ? { ...overview['daily'], id: (overview['calendar'] as { id: string }[])[0]?.id }
      : null,
  })),
  'more that is unread': within(['calendar'], 'unread', (unread) =>
    edited(unread, (value) => (typeof value === 'number' ? value + 3 : value)),
  ),
  'days of a calendar moved': within(['daily'], 'calendar', eachWith('day', movedDay(-1))),
  'days of a calendar well': within(['daily'], 'calendar', eachWith('state', put('good'))),
  'days of a calendar read': within(['daily'], 'calendar', eachWith('unread', put(false))),
  'the newest risk another': within(['calendar'], 'heartRisk', with_('id', put(ANOTHER))),
  'the newest risk of another day': within(['calendar'], 'heartRisk', with_('day', movedDay(-9))),
  'the newest risk low': within(['calendar'], 'heartRisk', with_('level', put('low'))),
  'days of papers moved': within(['typeName'], 'day', movedDay(-30)),
  'events of reports later': named(/^occurredAt$/, moved(2 * MS_PER_HOUR)),
  'events listed later': within(['eventName'], 'createTime', moved(-2 * MS_PER_HOUR)),
  'events on a page that nobody lists': within(
    ['lowEvents'],
    'warnings',
    eachWith('id', put(ANOTHER)),
  ),
}

const OF_DOCTOR: Readonly<Record<string, Change>> = {
  'illnesses of another person': within(['facts'], 'illnesses', put('糖尿病（本人填写）')),
  'medicines of another person': within(['facts'], 'medicines', put(['二甲双胍 0.5 g，每天 2 次'])),
  'strips of other moments': within(['verdict', 'source'], 'startedAt', moved(MS_PER_HOUR)),
  'readings of other moments': within(['part', 'byHand'], 'at', moved(-MS_PER_HOUR / 4)),
  'readings of other values': within(['part', 'byHand'], 'sbp', more(7)),
  'nights of another length': within(['limitMinutes'], 'nights', eachWith('minutes', more(-40))),
  'a span of other days': within(['fromDay'], 'toDay', movedDay(-3)),
}

const OF_PAGES: Readonly<Record<string, Change>> = {
  'another goal in each span': having(['streak', 'activeHours', 'detailTimes'], (page) => ({
    ...page,
    target: (page['detailTimes'] as unknown[]).length * 100,
  })),
  'another streak in each span': having(['streak', 'detailTimes'], (page) => ({
    ...page,
    streak: (page['detailTimes'] as unknown[]).length,
  })),
  'another baseline of nights in each span': having(['baselineNights', 'detailTimes'], (page) => ({
    ...page,
    baselineNights: (page['detailTimes'] as unknown[]).length % 13,
  })),
  'another usual rate in each span': having(['resting', 'baseline', 'detailTimes'], (page) => ({
    ...page,
    baseline: with_('days', put((page['detailTimes'] as unknown[]).length % 16))(page['baseline']),
  })),
  'an older newest rate in a week': having(['resting', 'detailTimes'], (page) =>
    (page['detailTimes'] as unknown[]).length === 7
      ? { ...page, lastTime: moved(-MS_PER_DAY)(page['lastTime']) }
      : page,
  ),
  'another newest oxygen in a week': having(['threshold', 'detailTimes'], (page) =>
    (page['detailTimes'] as unknown[]).length === 7
      ? { ...page, last: Number(page['last']) - 3 }
      : page,
  ),
  'a month with another newest pressure': having(['avgHi', 'detailTimes'], (page) =>
    (page['detailTimes'] as unknown[]).length === 30 ? { ...page, hi: 121, low: 71 } : page,
  ),
  'readings of the monitor that its page lacks': within(
    ['deviceSn'],
    'measureTime',
    moved(-MS_PER_HOUR),
  ),
  'an ECG on a card of another moment': having(['measuredAt', 'metric'], (card) =>
    card['metric'] === 'ecg'
      ? { ...card, measuredAt: moved(-MS_PER_HOUR)(card['measuredAt']) }
      : card,
  ),
  'an ECG on a card of another verdict': having(['measuredAt', 'metric'], (card) =>
    card['metric'] === 'ecg' ? { ...card, state: 'alert' } : card,
  ),
  'records of a day without those of the month': within(
    ['dataEcgInfosRespList'],
    'dataEcgInfosRespList',
    put([]),
  ),
  'a month without the records of its days': within([], 'list', (rows) =>
    Array.isArray(rows) && rows.some((row) => isObject(row) && 'thumbnail' in row) ? [] : rows,
  ),
  'hours of a row slower': within(['rateText', 'rateHz'], 'hours', eachWith('low', more(-20))),
}

const OF_PERSON: Readonly<Record<string, Change>> = {
  'a card that ends on another day': having(['validTo'], (card) =>
    'validFrom' in card ? card : { ...card, validTo: movedDay(-200)(card['validTo']) },
  ),
  'a card under another name': having(['validTo'], (card) =>
    'validFrom' in card ? card : { ...card, name: '春节体验卡' },
  ),
  'the next reminder on another day': within(['week', 'items'], 'nextAt', moved(2 * MS_PER_DAY)),
  'the next reminder at another time': within(['week', 'items'], 'nextAt', moved(MS_PER_HOUR / 2)),
  'reminders of another kind than planned': within(['reminderId'], 'kind', put('weight')),
  'reminders at other times than planned': within(['reminderId', 'hint'], 'time', (time) =>
    String(time).replace(/:\d\d$/, ':59'),
  ),
  'no reminder of what is planned for today': within(['plans'], 'items', (items) =>
    Array.isArray(items)
      ? items.filter((item) => isObject(item) && item['state'] !== 'upcoming')
      : items,
  ),
  'a bound device under another code': having(['deviceCode', 'bindStatus'], (device) =>
    'firmware' in device ? device : { ...device, deviceCode: 'KW00000009' },
  ),
  'a device under another name': having(['deviceCode', 'bindStatus'], (device) =>
    'firmware' in device ? device : { ...device, deviceTypeName: '老款手表' },
  ),
  'tags of another person in a profile': within(['familyMedHis'], 'tagParamList', (tags) =>
    Array.isArray(tags) ? tags.slice(1) : tags,
  ),
}

export const HEARSAY: readonly Kind[] = kinds('identity', {
  ...OF_REPORTS,
  ...OF_DOCTOR,
  ...OF_PAGES,
  ...OF_PERSON,
})
