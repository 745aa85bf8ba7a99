// Ids, names and counts as wrong joins, caches and keys make them.
import {
  edited,
  having,
  isObject,
  isText,
  type Kind,
  kinds,
  lists,
  named,
  numbers,
  swapped,
  texts,
  within,
} from './kind.ts'

type Fields = Record<string, unknown>
type Rows = readonly Fields[]

const put = (value: unknown) => () => value
const more = (by: number) => (value: unknown) => (typeof value === 'number' ? value + by : value)
const ANOTHER = '0d1f7f1e-3a0b-4c52-9a0e-6a2f8f3b9c11'

/** Each row with this field of the next. */
const turned = (name: string) => (rows: Rows) =>
  rows.map((row, at) =>
    name in row ? { ...row, [name]: rows[(at + 1) % rows.length]?.[name] } : row,
  )

const rows = (name: string) => lists(turned(name))

export const RELATIONS: readonly Kind[] = [
  ...kinds('identity', {
    'the code of another person': named(/^userCode$/, put('U000000000000000002')),
    'the phone of another person': named(/^userPhone$/, put('139****7777')),
    'the name of another person': within(['facts'], 'name', put('张伟')),
    'name and phone swapped': swapped('name', 'phone'),
    'name and label swapped': swapped('label', 'phone'),
    'code and type of a device swapped': swapped('deviceCode', 'deviceTypeCode'),
    'names of devices turned': rows('deviceTypeName'),
    'types of devices turned': rows('deviceTypeCode'),
    'names of tags turned': rows('tagName'),
    'codes of tags turned': rows('tagCode'),
    'names of prizes turned': rows('prizeName'),
    'names of activities turned': rows('name'),
    'titles turned': rows('title'),
    'texts of states turned': rows('stateText'),
    'moments turned': rows('createTime'),
    'days turned': rows('day'),
    'kinds turned': rows('kind'),
    'no tag of the own ones chosen': lists((all) =>
      all.map((row) => ('selected' in row ? { ...row, selected: false } : row)),
    ),
    'every tag chosen': lists((all) =>
      all.map((row) => ('selected' in row ? { ...row, selected: true } : row)),
    ),
    'no session the current one': within(['device'], 'current', put(false)),
    'a report before itself': having(['previousId', 'id'], (fields) => ({
      ...fields,
      previousId: fields['id'],
    })),
    'a report before that does not exist': within(['nextId'], 'previousId', (id) => id && ANOTHER),
    'matters of events that do not exist': named(/^ids$/, put([ANOTHER])),
    'matters of no events': named(/^ids$/, put([])),
    'reminders of a plan that does not exist': named(/^reminderId$/, put(ANOTHER)),
    'readings under other ids': within(['sbp', 'source'], 'id', (id) => `x${String(id).slice(1)}`),
    'another disease': named(/^dise_name$/, put('糖尿病')),
    'another code of a survey': within(['questions'], 'code', put('stroke')),
    'steps of the best day of their own': named(/^steps$/, more(1000)),
    'a mean of steps of its own': within(['best'], 'average', more(900)),
    'goals met of their own': named(/^daysMet$/, more(3)),
    'readings counted with the deleted ones': within(['outOfRange'], 'count', more(2)),
    'out of range counted with the deleted ones': within(['count'], 'outOfRange', put(0)),
    'weeks counted otherwise than in all': within(['title', 'reached'], 'count', (count) =>
      Number(count) > 0 && Number(count) < 20 ? Number(count) + 3 : count,
    ),
    'classes counted otherwise than in all': within(['title', 'evening'], 'morning', (count) =>
      typeof count === 'number' ? count + 5 : count,
    ),
    'more strips than counted': within(['strips'], 'count', put(1)),
    'points of another person': numbers(/^remain$/, (points) => points + 10_000),
    'points of a day doubled': numbers(/^integral$/, (points) => points * 2),
    'points of the list halved': within(['detailExplain'], 'quota', (quota) => Number(quota) / 2),
    'reminders done of their own': within(['total', 'items'], 'done', more(1)),
    'reminders counted of their own': within(['done', 'items'], 'total', more(3)),
    'documents of a year of their own': within(['year'], 'total', more(2)),
    'hours of a record of another one': within(['rateHz'], 'blocks', more(1)),
    'events under another kind': within(['eventName'], 'eventType', put('heart-slow')),
    'events with the unit of another kind': within(['eventName'], 'unit', (unit) =>
      unit === '%' ? 'mmHg' : '%',
    ),
    'a detail with links of another': having(['pdfFilePath'], (fields) => ({
      ...fields,
      pdfFilePath: String(fields['pdfFilePath']).replace(/[\da-f-]{36}/, ANOTHER),
    })),
    'pictures with links of another': within(['thumbnailUrl'], 'url', (url) =>
      isText(url) ? url.replace(/[\da-f-]{36}/, ANOTHER) : url,
    ),
    'data of another person to be saved': within([], 'url', (url) =>
      isText(url) ? url.replace('U000000000000000001', 'U000000000000000002') : url,
    ),
    'links of an inner host': texts(/^https?:\/\/127/, (link) =>
      link.replace(/127\.0\.0\.1:\d+/, '10.0.3.17:8080'),
    ),
    'ids without their noughts': texts(/^0\d+$/, (id) => String(Number(id))),
    'codes that are rounded': texts(/^\d{6,}$/, (id) => id.replace(/\d{3}$/, '000')),
    'codes with a decimal point': texts(/^\d{6,}$/, (id) => `${id}.0`),
    'ids with braces': texts(/^[\da-f-]{36}$/, (id) => `{${id}}`),
    'ids of nothing': texts(/^[\da-f-]{36}$/, () => '00000000-0000-0000-0000-000000000000'),
    'ids without dashes in one list': texts(/^[\da-f-]{36}$/, (id) => id.replaceAll('-', '')),
    'no devices': within(['deviceCode'], 'bindStatus', put('01')),
    'a right that is none': numbers(/^isHave$/, () => 0),
    'batteries of the next device': lists((all) =>
      all.map((row, at) =>
        'deviceCode' in row && 'battery' in row
          ? { ...row, battery: all[(at + 1) % all.length]?.['battery'] }
          : row,
      ),
    ),
    'the first matter twice': within(['open'], 'matters', (matters) =>
      Array.isArray(matters) ? [matters[0], ...matters] : matters,
    ),
    'the same matter under other ids': within(['matters'], 'open', more(4)),
    'a rate in words of its own': named(/^rateText$/, put('141')),
    'values in words of their own': named(/^valueText$/, (text) =>
      isText(text) ? text.replace(/\d/, '2') : text,
    ),
    'limits in words of their own': named(/^limitText$/, (text) =>
      isText(text) ? text.replaceAll(/\d+/g, '77') : text,
    ),
    'a rate in the report of its own': within(['hrv'], 'dataContent', (text) =>
      String(text).replace(/心率\d+/, '心率141'),
    ),
    'numbers in sentences of their own': named(/^(?:elderS|s)entence$/, (parts) =>
      edited(parts, (value, key) =>
        key === 'text' && isText(value) ? value.replaceAll(/\d+/g, '7') : value,
      ),
    ),
    'numbers that matter of their own': named(/^keyNumbers$/, (all) =>
      edited(all, (value, key) =>
        key === 'text' && isText(value) ? value.replaceAll(/\d+/g, '7') : value,
      ),
    ),
    'lists emptied': lists(() => [], 1),
  }),
  ...kinds(
    'identity',
    {
      'the newest row missing': lists((all) => all.slice(1), 2),
      'the last row missing': lists((all) => all.slice(0, -1), 2),
      'every second row missing': lists((all) => all.filter((_, at) => at % 2 === 0), 2),
    },
    { most: 4 },
  ),
]

const state = (from: RegExp, to: string) =>
  within([], 'state', (value) => (from.test(String(value)) ? to : value))

/** Fields where this one is so, changed. */
const where = (name: string, is: RegExp, change: (fields: Fields) => Fields) => (data: unknown) =>
  edited(data, (value) => (isObject(value) && is.test(String(value[name])) ? change(value) : value))

export const VERDICTS: readonly Kind[] = [
  ...kinds('range', {
    'high pressures called normal': (data: unknown) =>
      where('state', /^high$/, (fields) =>
        'sbp' in fields ? { ...fields, state: 'normal', stateText: '正常' } : fields,
      )(data),
    'all days of pressures normal': named(/^states$/, (all) =>
      Array.isArray(all) ? all.map((each) => each && 'normal') : all,
    ),
    'low oxygen called normal': within(['lowEvents', 'threshold'], 'state', put('normal')),
    'a rate within its range called high': within(['resting'], 'state', put('high')),
    'a temperature within its band called high': within(['nightMean'], 'state', put('high')),
    'many wakings called normal': within(['wakeRef'], 'wakeState', put('正常')),
    'little deep sleep called high': within(['deepRef'], 'deepState', put('偏高')),
    'enough sleep called too short': within(['sleepRef'], 'sleepState', put('偏低')),
    'states and their words apart': named(/^stateText$/, put('正常')),
    'states and their words apart the other way': state(/./, 'normal'),
    'levels and their words apart': named(/^levelText$/, put('低风险')),
    'a grave level told as a mild one': where('level', /^bad$/, (fields) => ({
      ...fields,
      level: 'warn',
    })),
    'a mild level told as a grave one': where('level', /^warn$/, (fields) => ({
      ...fields,
      level: 'bad',
    })),
    'grave sentences in a plain tone': where('tone', /^(?:bad|warn)$/, (fields) => ({
      ...fields,
      tone: 'plain',
    })),
    'a high risk of few points': within(['findings'], 'points', put(0)),
    'a low risk of many points': within(['findings'], 'level', put('low')),
    'findings found no time': where('state', /^found$/, (fields) => ({ ...fields, count: 0 })),
    'findings that are not found': where('state', /^found$/, (fields) => ({
      ...fields,
      state: 'clear',
    })),
    'verdicts and their words apart': named(/^verdictText$/, put('是')),
    'the main type another one': within(['scores'], 'main', (main) =>
      isObject(main) ? { ...main, type: 'balanced', name: '平和质' } : main,
    ),
    'a change of score with the wrong sign': within(
      ['verdict', 'score'],
      'change',
      (change) => -Number(change),
    ),
    'kinds of documents and their words apart': named(/^typeName$/, put('其他')),
    'handled, and nobody said how': where('handled', /^false$/, (fields) => ({
      ...fields,
      handled: true,
    })),
    'not handled, and told how': where('handled', /^true$/, (fields) => ({
      ...fields,
      handled: false,
    })),
    'done reminders told as missed': where('state', /^done$/, (fields) => ({
      ...fields,
      state: 'missed',
    })),
    'coming reminders told as done': where(
      'state',
      /^(?:coming|later|due|upcoming|waiting)$/,
      (fields) => ({ ...fields, state: 'done' }),
    ),
    'an ECG of fibrillation told as clear': where('finding', /^clear$/, (fields) => ({
      ...fields,
      finding: 'af',
    })),
    'rhythms of another kind': within(['rateRange'], 'rhythm', put('af')),
    'reports read and unread': named(/^unread$/, (unread) => !unread),
    'reached above their reference': within(
      ['title', 'count'],
      'reached',
      (reached) => Number(reached) + 40,
    ),
    'means of mornings of no reading': within(['sbp', 'dbp', 'state'], 'count', put(0)),
    'weekdays of titles turned': named(/^title$/, (title) =>
      isText(title)
        ? title.replace(/周[一二三四五六日]/, (weekday) => (weekday === '周三' ? '周四' : '周三'))
        : title,
    ),
    'titles of other days': named(/^title$/, (title) =>
      isText(title) ? title.replace(/^\d+月\d+日/, '1月9日') : title,
    ),
    'an age by the year alone': named(/^facts$/, (facts) =>
      Array.isArray(facts)
        ? facts.map((fact) =>
            String(fact).replace(/^(\d+) 岁/, (_, age: string) => `${Number(age) + 1} 岁`),
          )
        : facts,
    ),
    'a sex other than in the profile': named(/^facts$/, (facts) =>
      Array.isArray(facts) ? facts.map((fact) => (fact === '女' ? '男' : fact)) : facts,
    ),
    'a height other than in the profile': named(/^facts$/, (facts) =>
      Array.isArray(facts)
        ? facts.map((fact) => String(fact).replace(/身高 \d+/, '身高 171'))
        : facts,
    ),
    'parts of a day apart': where('part', /^morning$/, (fields) => ({
      ...fields,
      part: 'evening',
    })),
    'by hand and by device apart': named(/^byHand$/, (byHand) => !byHand),
    'a zone of rates that has a gap': within(['percent', 'name'], 'from', (from) =>
      Number(from) > 0 ? Number(from) + 9 : from,
    ),
    'a usual range around another value': within(['low', 'high', 'days'], 'usual', more(30)),
  }),
]
