import { CONSTITUTIONS } from '../medicine/constitution-names.ts'
import { QUANTITIES } from '../quantities/quantities.ts'
import { describe, expect, it } from 'vitest'
import { breachesOf } from './index.ts'
import type { Marks, Told } from './index.ts'
import { nodeOf } from './testing/node-of.ts'

const PRESSURES: Readonly<Record<string, Marks>> = {
  avgHi: { quantity: 'systolic', plausible: [70, 230] },
  avgLow: { quantity: 'diastolic', plausible: [40, 140] },
  hiDetails: { quantity: 'systolic' },
  lowDetails: { quantity: 'diastolic' },
}

const laws = (data: unknown, told: Partial<Told> = {}, marks = PRESSURES) =>
  breachesOf({
    name: 'x.y',
    summary: 'Rows, newest first',
    input: {},
    now: new Date('2026-03-02T10:00:00+08:00'),
    answer: nodeOf(data, marks),
    ...told,
  }).map(({ law, path }) => `${law} ${path}`)

describe('numbers', () => {
  it('are in their order, alone and in series', () => {
    expect(laws({ avgHi: 135, avgLow: 83, hiDetails: [140], lowDetails: [90] })).toEqual([])
    expect(laws({ avgHi: 83, avgLow: 135 })).toContain('pressure-order data.avgHi')

    expect(laws({ hiDetails: [140, null, 80], lowDetails: [90, null, 80] })).toEqual([
      'pressure-order data.hiDetails',
    ])

    expect(laws({ min: 80, avg: 70, max: 90 })).toEqual(['order data.avg'])
    expect(laws({ normal: { low: 100, high: 60 } })).toEqual(['order data.normal.low'])
    expect(laws({ fromDay: '2026-03-02', toDay: '2026-03-01' })).toEqual(['order data.fromDay'])
  })

  it('beyond what is plausible are remarked on, whatever the unit', () => {
    const { low, high } = QUANTITIES.systolic.plausible
    expect(laws({ avgHi: high + 1 })).toEqual(['plausible data.avgHi'])
    expect([laws({ avgHi: low }), laws({ avgHi: high })]).toEqual([[], []])
  })

  it('are below 0 only where their names say so', () => {
    expect(laws({ steps: -1, deviation: -1 })).toEqual(['negative data.steps'])
    expect(laws({ percent: 101, battery: -1 })).toContain('share data.percent')
  })
})

describe('moments', () => {
  it('carry the zone of China, and lie behind', () => {
    expect(laws({ at: '2026-03-02T09:00:00+08:00' })).toEqual([])
    expect(laws({ at: '2026-03-02T01:00:00Z' })).toEqual(['zone data.at'])
    expect(laws({ at: '2026-03-02T10:04:00+08:00' })).toEqual([])
    expect(laws({ at: '2026-03-02T10:06:00+08:00' })).toEqual(['future data.at'])
    expect(laws({ day: '2026-03-03', validTo: '2027-03-03' })).toEqual(['future data.day'])
    expect(laws({ at: '1970-01-21T10:00:00+08:00' })).toEqual(['past data.at'])
  })

  it('belong to the day that was asked for', () => {
    const rows = [{ dataTime: '2026-03-01T23:59:00+08:00' }]
    expect(laws(rows, { input: { dayDate: '2026-03-01' } })).toEqual([])
    expect(laws(rows, { input: { dayDate: '2026-03-02' } })).toEqual(['span data[].dataTime'])
  })

  it('label every day of a span, rising', () => {
    const input = { type: '2', dat: '2026-03-02' }
    const days = [24, 25, 26, 27, 28].map((day) => `2026-02-${day}`)
    const week = [...days, '2026-03-01', '2026-03-02']
    expect(laws({ detailTimes: week }, { input })).toEqual([])
    expect(laws({ detailTimes: week.toReversed() }, { input })).toEqual(['labels data.detailTimes'])
    expect(laws({ detailTimes: days }, { input })).toEqual(['labels data.detailTimes'])
    expect(laws({ detailTimes: ['08:00'] }, { input })).toEqual(['labels data.detailTimes'])
  })

  it('label the slots of a day once each, and readings as often as there were some', () => {
    const day = { detailTimes: ['08:00', '08:00', '08:01'] }
    expect(laws(day)).toEqual(['labels data.detailTimes'])
    expect(laws(day, { name: 'monitoring.getBloodPressure' })).toEqual([])
  })
})

const row = (id: string, hour: number) => ({ id, at: `2026-03-02T0${hour}:00:00+08:00` })

describe('lists', () => {
  it('have every id once, and the promised order', () => {
    expect(laws([row('a', 3), row('b', 2)])).toEqual([])
    expect(laws([row('a', 3), row('a', 2)])).toEqual(['same-id data'])
    expect(laws([row('a', 2), row('b', 3)])).toEqual(['sorted data'])
    expect(laws([row('a', 3), row('a', 3)])).toEqual(['same-id data', 'same-row data'])
  })

  it('of events run with time, and those of devices or by weight need not', () => {
    const rows = [row('a', 2), row('b', 4), row('c', 3)]
    const devices = rows.map(({ id, at }) => ({ deviceCode: id, lastSync: at }))

    expect(laws({ events: rows, more: [row('x', 5), row('y', 4)] })).toEqual([
      'unsorted data.events',
    ])

    expect(laws({ devices, more: [row('x', 5), row('y', 4)] })).toEqual([])
    expect(laws({ strips: rows, more: [row('x', 5), row('y', 4)] })).toEqual([])
  })

  it('fit to the page that was asked for', () => {
    const list = [row('a', 3), row('b', 2)]
    const input = { pn: 1, ps: 2 }
    expect(laws({ list, total: 5, pn: 1, ps: 2 }, { input })).toEqual([])
    expect(laws({ list, total: 0, pn: 1, ps: 2 }, { input })).toContain('page data.total')
    expect(laws({ list, total: 5, pn: 2, ps: 2 }, { input })).toEqual(['page data.pn'])

    expect(laws({ list, total: 2, pn: 1, ps: 1 }, { input: { pn: 1, ps: 1 } })).toEqual([
      'page data.list',
    ])

    expect(laws({ list, total: 9, pn: 1, ps: 5 }, { input: { pn: 1, ps: 5 } })).toEqual([
      'page data.list',
    ])
  })

  it('of numbers are as long as their labels', () => {
    expect(laws({ detailTimes: ['08:00', '09:00'], details: [1] })).toEqual([
      'parallel data.details',
    ])
  })
})

describe('texts', () => {
  const utf8 = new TextEncoder().encode('早晨血压偏高')
  const cut = new TextEncoder().encode('心率').slice(0, 5)

  it.each([
    ['read as Latin-1', new TextDecoder('windows-1252').decode(utf8)],
    ['read as GBK', new TextDecoder('gbk').decode(utf8)],
    ['cut within a sign', new TextDecoder().decode(cut)],
    ['replaced by question marks', '????'],
    ['with a mark of byte order', '\uFEFF心率'],
  ])('garbled: %s', (_, text) => {
    expect(laws({ text })).toEqual(['garbled data.text'])
  })

  it.each([
    ['Base64', '5b+D546H5YGP5b+r'],
    ['quoted-printable', '=E5=BF=83=E7=8E=87'],
    ['tags', '<p>心率</p>'],
    ['a line end', String.raw`心率\n`],
  ])('escaped as %s', (_, text) => {
    expect(laws({ text })).toEqual(['escaped data.text'])
  })

  it.each([
    ['garbled', '\uD83D率'],
    ['garbled', '心\u200B率'],
    ['garbled', '锟斤拷'],
    ['garbled', '□□'],
    ['garbled', 'ÖÐÎÄ'],
    ['garbled', '\uE123率'],
    ['placeholder', '{{name}}'],
    ['placeholder', '共{0}次'],
    ['placeholder', '共%d次'],
    ['placeholder', '目标 {target} 步'],
    ['placeholder', '比平时高 NaN 毫米汞柱'],
    ['placeholder', '血压 null/null'],
    ['placeholder', '/files/undefined'],
    ['placeholder', '***'],
    ['placeholder', 'com.example.Label@1a2b3c'],
    ['placeholder', 'Label(code=1, name=心率)'],
    ['escaped', "['心率']"],
    ['escaped', '="心率"'],
    ['escaped', '/files/a%3Fsign=1'],
    ['padded', '心率 '],
    ['padded', '心\t率'],
    ['padded', '\u00A0心率'],
    ['hidden', '心\u200D率'],
    ['hidden', '\u200E心率'],
    ['lookalike', '１２次'],
    ['lookalike', '⼼率'],
  ])('%s: %s', (law, text) => {
    expect(laws({ text })).toEqual([`${law} data.text`])
  })

  it.each(['血压&amp;心率', '&#24515;', '{"a":1}', String.raw`\u5fc3\u7387`, '%E5%BF%83%E7%8E%87'])(
    'escaped: %s',
    (text) => {
      expect(laws({ text })).toEqual(['escaped data.text'])
    },
  )

  it('that are right are left alone', () => {
    expect(laws({ note: '早上６点量的', title: 'SDNN' })).toEqual([])
    expect(laws({ note: '' })).toEqual([])
    expect(laws({ userPhone: '138****0001' })).toEqual([])
    expect(laws({ userPhone: '李建军' })).toEqual(['kind data.userPhone'])
    expect(laws({ title: 'Normal' })).toEqual(['language data.title'])
    const family = '👨\u200D👩\u200D👧 全家'

    const right = [
      family,
      '/to?page=%2Fa%253Fb%253D1',
      '100%的人',
      '王**',
      'Noël',
      '李建军（儿子）',
      '37.2℃ – 正常',
      'null 值',
      '/a?q=%E5%BF%83',
      '真的吗？？',
    ]

    expect(right.flatMap((text) => laws({ text }))).toEqual([])
    expect(laws({ text: 'null', ruleJson: '["本人"]' })).toEqual(['placeholder data.text'])
  })
})

const days = (count: number) =>
  Array.from({ length: count }, (_, index) => `2026-02-${String(index + 1).padStart(2, '0')}`)

const MONTH = { name: 'monitoring.x', input: {} }
const STEPS: Readonly<Record<string, Marks>> = { details: { quantity: 'stepsOfDay' } }

/** Steps of days that nobody made up; 1 February 2026 is a Sunday. */
const walked = (index: number) => 4000 + ((index * 7919) % 3001)

const ofDays = (steps: (index: number) => number | null, count = 28) =>
  laws(
    { detailTimes: days(count), details: days(count).map((_, index) => steps(index)) },
    MONTH,
    STEPS,
  )

const at = (day: number, time: string) => ({ at: `2026-02-0${day}T${time}:00+08:00` })

describe('courses', () => {
  it('that were measured are left alone, and so are short ones and gaps', () => {
    expect(ofDays(walked)).toEqual([])
    expect(ofDays(() => 5000, 3)).toEqual([])
    expect(ofDays(() => null)).toEqual([])
    expect(ofDays(() => 0)).toEqual([])
  })

  it.each([
    ['alike', () => 5123],
    ['rounded', (index: number) => Math.round(walked(index) / 10) * 10],
    ['copied', (index: number) => walked(index % 7)],
    ['copied', (index: number) => walked(index % 7 === 0 ? index - 1 : index)],
  ])('are not believed: %s', (law, steps) => {
    expect(ofDays(steps)).toEqual([`${law} data.details`])
  })

  it('are as round as somebody has set them', () => {
    const goals = days(28).map(() => 5000)
    const marks = { goals: { quantity: 'stepsOfDay' } }
    expect(laws({ detailTimes: days(28), goals }, MONTH, marks)).toEqual([])
  })

  it('are alike by chance where they are small', () => {
    expect(ofDays(() => 3)).toEqual([])
  })

  it('of readings are held by their rows', () => {
    const readings = Array.from({ length: 7 }, (_, hour) => ({
      ...row(`r${hour}`, 9 - hour),
      sbp: 131,
    }))

    const marks = { sbp: { quantity: 'systolic' } }
    expect(laws(readings, {}, marks)).toEqual(['alike data[].sbp'])
    expect(laws(readings.slice(1), {}, marks)).toEqual([])
  })

  it('have times of day', () => {
    const nights = [4, 3, 2, 1].map((day) => at(day, '00:00'))
    expect(laws(nights)).toEqual(['midnight data[].at'])
    expect(laws([at(5, '08:00'), ...nights])).toEqual([])
  })
})

const KINDS: Readonly<Record<string, Marks>> = {
  start: { kind: 'time' },
  phone: { kind: 'masked-phone' },
  url: { kind: 'address' },
  ref: { kind: 'id' },
}

describe('kinds', () => {
  it.each([
    { start: '22:40' },
    { start: '' },
    { phone: '138****0002' },
    { url: '/files/a.jpg?x=1' },
    { ref: '7d6f1c0e-5b7c' },
  ])('look like one: %o', (data) => {
    expect(laws(data, {}, KINDS)).toEqual([])
  })

  it.each([
    { start: '22:40:00' },
    { start: '10:40 PM' },
    { start: '24:00' },
    { phone: '13800000002' },
    { url: '/files/a b.jpg' },
    { ref: '1.2345e+18' },
    { ref: ' 7d6f' },
  ])('do not: %o', (data) => {
    expect(laws(data, {}, KINDS)).toEqual([`kind data.${Object.keys(data)[0]}`])
  })
})

const ofPerson = (data: object) => laws(data, { name: 'profile.getHealthInfo' })

describe('a person', () => {
  const body = { height: 160, weight: 61, waistline: 82 }

  it('has one body', () => {
    expect(ofPerson(body)).toEqual([])
    expect(ofPerson({ ...body, height: 63 })).toEqual(['body data.height'])
    expect(ofPerson({ ...body, weight: 134.5 })).toEqual(['plausible data.height'])
    expect(ofPerson({ ...body, waistline: 32 })).toEqual(['body data.height'])
  })

  it('has the sex and the birthday of the id number, or is remarked on', () => {
    const idNo = '999999195403180028'
    expect(ofPerson({ idNo, sex: 2, birthday: '1954-03-18' })).toEqual([])
    expect(ofPerson({ idNo, sex: 1 })).toEqual(['plausible data.sex'])
    expect(ofPerson({ idNo, birthday: '1954-03-19' })).toEqual(['plausible data.birthday'])
  })
})

const card = (metric: string, rest: object) => laws([{ metric, ...rest }], {}, {})

describe('metrics', () => {
  it('decide what a value may be, and its unit', () => {
    expect(card('oxygen', { value: 97, unit: '%' })).toEqual([])
    expect(card('oxygen', { value: 0.97 })).toEqual(['measure data[].value'])
    expect(card('oxygen', { value: 60 })).toEqual(['plausible data[].value'])
    expect(card('heartRate', { value: 72, unit: '%' })).toEqual(['unit data[].unit'])
    expect(card('steps', { values: [60_000] })).toEqual(['plausible data[].values'])
  })

  it('have no more digits than were measured', () => {
    const marks = { value: { quantity: 'skinTemperature' } }
    expect(laws({ value: 33.41 }, {}, marks)).toEqual([])
    expect(laws({ value: 33.410000000000004 }, {}, marks)).toEqual(['precision data.value'])
  })
})

describe('rows without an id', () => {
  it('are known by what they are about', () => {
    const name = 'reports.getHeartRisk'
    const findings = [{ kind: 'fast' }, { kind: 'slow' }]
    expect(laws({ findings }, { name })).toEqual([])

    expect(laws({ findings: [...findings, { kind: 'fast' }] }, { name })).toEqual([
      'same-id data.findings',
    ])
  })

  it('of a sentence say nothing twice', () => {
    const sentence = [{ text: '昨夜睡得安稳，' }, { text: '今早血压略高。' }]
    expect(laws({ sentence })).toEqual([])

    expect(laws({ elderSentence: [...sentence, ...sentence] })).toEqual([
      'said-twice data.elderSentence',
    ])
  })

  it('of a constitution have the order and the verdicts of the standard', () => {
    const name = 'medicine.getConstitutionReport'
    const rest = Object.keys(CONSTITUTIONS).slice(2)
    const others = rest.map((type) => ({ type, score: 10, verdict: 'no' }))
    const balanced = { type: 'balanced', score: 50, verdict: 'no' }
    const qi = { type: 'qi-deficiency', score: 43.8, verdict: 'yes' }
    expect(laws({ scores: [balanced, qi, ...others] }, { name })).toEqual([])
    expect(laws({ scores: [qi, balanced, ...others] }, { name })).toEqual(['sorted data.scores'])
    expect(laws({ scores: [balanced, qi] }, { name })).toEqual(['count data.scores'])

    expect(laws({ scores: [balanced, { ...qi, score: 0.438 }, ...others] }, { name })).toEqual([
      'verdict data.scores[].verdict',
    ])
  })
})
