import {
  addDays,
  MINUTES_PER_DAY,
  MS_PER_HOUR,
  MS_PER_MINUTE,
  shanghaiDay,
  startOfShanghaiDay,
} from '@kangban/china-time'
import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { ecgCountSentence } from '../ecg/ecg-count-sentence.ts'
import { ECG_WORDS, ecgVerdict, rhythmOf } from '../ecg/ecg-row-verdict.ts'
import { warning } from '../reports/testing/day-records.ts'
import { PRESSURE_HOME, PRESSURE_HOME_FEWEST } from '../thresholds.ts'
import type { DoctorEcg, DoctorFacts, DoctorLongRecord, DoctorPressure } from './doctor-facts.ts'
import { doctorPage, MOST_STRIPS } from './doctor-page.ts'

const NOW = new Date('2026-11-22T16:26:00+08:00')

const at = (day: string, hour: number) =>
  new Date(startOfShanghaiDay(day).getTime() + hour * MS_PER_HOUR)

const EMPTY: DoctorFacts = {
  form: 'doctor',
  now: NOW,
  person: {
    name: null,
    sex: null,
    birthday: null,
    height: null,
    weight: null,
    illnesses: [],
    medHis: null,
    takeMed: null,
    medicineKinds: [],
    medicines: [],
  },
  pressures: [],
  ecgs: [],
  longRecords: [],
  nights: [],
  warnings: [],
  resting: [],
}

const PERSON: DoctorFacts['person'] = {
  name: '王桂兰',
  sex: '女',
  birthday: '1954-03-18',
  height: 160,
  weight: 61,
  illnesses: ['高血压', '心房颤动'],
  medHis: true,
  takeMed: true,
  medicineKinds: [],
  medicines: [{ name: '氨氯地平', dose: '5 mg', timing: '每天早晨 1 次', since: null }],
}

const pressure = (
  when: Date,
  [systolic, diastolic]: readonly [number, number],
  source = 'monitor',
): DoctorPressure => ({ at: when, systolic, diastolic, source })

/** Morning and evening of the last `days` days. */
const habit = (days: number, value: readonly [number, number]) =>
  Array.from({ length: days }, (_, index) => {
    const day = addDays(shanghaiDay(NOW), index - days + 1)
    return [pressure(at(day, 7), value), pressure(at(day, 20), value)]
  }).flat()

const ecg = (startedAt: string, over: Partial<DoctorEcg> = {}): DoctorEcg => ({
  startedAt: new Date(startedAt),
  source: 'recorder',
  rhythm: 'sinus',
  heartRate: 70,
  prematureBeats: 0,
  range: null,
  ...over,
})

const AF = { rhythm: 'af', heartRate: 116, range: { lowest: 92.6, highest: 129.4 } }

const long = (
  startedAt: string,
  finding: 'af' | 'clear' = 'clear',
  minutes = MINUTES_PER_DAY,
): DoctorLongRecord => ({
  startedAt: new Date(startedAt),
  endedAt: new Date(Date.parse(startedAt) + minutes * MS_PER_MINUTE),
  finding,
  state: finding === 'af' ? 'alert' : 'normal',
  stateText: ECG_WORDS[finding],
  rateText: '55–142',
})

const titles = (facts: Partial<DoctorFacts>) =>
  doctorPage({ ...EMPTY, ...facts }).conclusions.map(({ level, title }) => `${level} ${title}`)

describe('the means of home pressure', () => {
  it('are those of morning and evening, each with its readings, and reach the reference at 135 or 85', () => {
    const { total, reference } = doctorPage({
      ...EMPTY,
      pressures: [
        pressure(at('2026-11-20', 7), [135, 80]),
        pressure(at('2026-11-20', 20), [120, 85]),
        pressure(at('2026-11-21', 7), [134, 84]),
        pressure(at('2026-11-21', 13), [150, 90]),
      ],
    }).pressure

    expect(reference).toBe('135/85 mmHg')
    expect(total.morning).toEqual({ sbp: 135, dbp: 82, count: 2 })
    expect(total.evening).toEqual({ sbp: 120, dbp: 85, count: 1 })
    expect(total).toMatchObject({ count: 4, reached: 3 })
    expect(total.lowest).toEqual({ sbp: 120, dbp: 80 })
    expect(total.highest).toEqual({ sbp: 150, dbp: 90 })
  })

  it('leave out what was typed by hand, and say so', () => {
    const page = doctorPage({
      ...EMPTY,
      pressures: [
        pressure(at('2026-11-21', 7), [130, 80]),
        pressure(at('2026-11-21', 8), [170, 100], 'manual'),
      ],
    })

    expect(page.pressure.total.morning).toEqual({ sbp: 130, dbp: 80, count: 1 })
    expect(page.pressure.readings.map(({ byHand }) => byHand)).toEqual([false, true])
    expect(page.sources[0]).toContain('手动输入 1 次（不计入平均）')
  })

  it('stand week by week, and every reading is in one week and one class', () => {
    const pressures = [...habit(20, [136, 84]), pressure(at('2026-11-22', 9), [161, 99])]
    const { weeks, total, classes } = doctorPage({ ...EMPTY, pressures }).pressure
    expect(weeks.map(({ title }) => title)).toContain('11月16日–22日')
    expect(weeks.reduce((sum, { count }) => sum + count, 0)).toBe(total.count)

    expect(classes.map(({ morning, evening }) => morning + evening)).toEqual([0, 40, 0, 1])

    expect(classes.map(({ title }) => title)).toEqual([
      '低于 135/85 mmHg',
      '135–139/85–89 mmHg',
      '140–159/90–99 mmHg',
      '160/100 mmHg 以上',
    ])
  })
})

describe('the conclusion on the pressure', () => {
  it('follows the mean at exactly the reference, not single readings', () => {
    const { systolic, diastolic } = PRESSURE_HOME
    expect(titles({ pressures: habit(7, [systolic, 70]) })).toEqual(['warn 血压高于家庭参考'])
    expect(titles({ pressures: habit(7, [120, diastolic]) })).toEqual(['warn 血压高于家庭参考'])

    const below = [...habit(7, [120, 75]), pressure(at('2026-11-22', 8), [150, 80])]
    expect(titles({ pressures: below })).toEqual(['plain 血压平均低于家庭参考'])
  })

  it('is none while there are too few readings', () => {
    const pressures = habit(PRESSURE_HOME_FEWEST / 2, [150, 95])
    expect(titles({ pressures })).toEqual(['warn 血压高于家庭参考'])
    expect(titles({ pressures: pressures.slice(1) })).toEqual(['plain 血压读数太少，不下结论'])
  })

  it('names a reading of grade 3 apart, as act today', () => {
    const pressures = [...habit(7, [120, 75]), pressure(at('2026-11-22', 8), [182, 100])]
    expect(titles({ pressures })[0]).toBe('bad 血压达到 180/110 mmHg 1 次')
  })
})

describe('suspected atrial fibrillation', () => {
  it('comes first, with time and range of the rate, and its newest records are printed', () => {
    const ecgs = ['09', '12', '15', '18'].map((day) => ecg(`2026-11-${day}T12:50:00+08:00`, AF))

    const page = doctorPage({
      ...EMPTY,
      ecgs: [...ecgs, ecg('2026-11-21T08:00:00+08:00')],
      pressures: habit(7, [150, 95]),
    })

    expect(page.conclusions[0]).toMatchObject({ level: 'bad', title: '疑似房颤 4 次' })
    expect(page.conclusions[0]?.text).toContain('4 份心电图：')
    expect(page.conclusions[0]?.text).toContain('11月18日 12:50，93–129 次/分（平均 116 次/分）')
    expect(page.conclusions[0]?.text).toContain('此前还有 1 次')
    expect(page.ecg.strips).toHaveLength(MOST_STRIPS)
    expect(page.ecg.strips.every(({ verdict }) => verdict === '疑似房颤')).toBe(true)
    expect(page.ecg.text).toContain('房颤时不评估 HRV 和 QT')
  })

  it('counts a record of many hours beside the strips, as their list does, and says so', () => {
    const { conclusions, ecg: told } = doctorPage({
      ...EMPTY,
      ecgs: [
        ecg('2026-11-09T19:51:00+08:00', AF),
        ecg('2026-11-15T12:50:00+08:00', AF),
        ecg('2026-11-17T08:06:00+08:00', { prematureBeats: 3 }),
        ecg('2026-11-18T08:06:00+08:00', { prematureBeats: 1 }),
      ],
      longRecords: [long('2026-11-10T09:00:00+08:00', 'af'), long('2026-11-21T09:00:00+08:00')],
    })

    expect(conclusions).toEqual([
      {
        level: 'bad',
        title: '疑似房颤 3 次',
        text:
          '2 份心电图，1 次 24 小时记录：11月9日 19:51，93–129 次/分（平均 116 次/分）；' +
          '11月10日 09:00 起的 24 小时记录，55–142 次/分；' +
          '11月15日 12:50，93–129 次/分（平均 116 次/分）。程序自动分析，请看原图判读',
      },
    ])

    expect(told.text).toBe(
      '30 天心电 6 次：4 份心电图（疑似房颤 2 份，疑似早搏 2 份），' +
        '2 次 24 小时记录（11月10日，疑似房颤，55–142 次/分；11月21日，未见明显异常，55–142 次/分）。' +
        '房颤时不评估 HRV 和 QT。',
    )
  })

  it('says of a record how long it was, and of several how long the shortest and the longest were', () => {
    const brief = long('2026-11-12T09:00:00+08:00', 'af', 10)

    const strips = [
      { startedAt: new Date('2026-11-12T09:02:00+08:00'), verdict: '疑似房颤', rate: '' },
    ]

    const { conclusions, ecg: told } = doctorPage({
      ...EMPTY,
      longRecords: [{ ...brief, strips }, long('2026-11-20T09:00:00+08:00')],
    })

    expect(conclusions[0]?.text).toContain(
      '1 次 10 分钟记录：11月12日 09:00 起的 10 分钟记录，55–142 次/分',
    )

    expect(told.text).toContain('2 次 10 分钟到 24 小时记录（11月12日，')
    expect(told.strips).toMatchObject([{ source: '10 分钟记录' }])
  })

  it('says of strips too how many marks the person calls wrong, and counts them all the same', () => {
    const { ecg: told } = doctorPage({
      ...EMPTY,
      ecgs: [
        ecg('2026-11-17T08:06:00+08:00', { prematureBeats: 3, denied: 1 }),
        ecg('2026-11-18T08:06:00+08:00', { prematureBeats: 4, denied: 2 }),
      ],
    })

    expect(told.text).toBe('30 天心电 2 次：2 份心电图（疑似早搏 2 份，本人说其中 3 处标记不是）。')

    expect(told.strips[0]?.verdict).toBe('疑似早搏 4 次，本人说其中 2 处标记不是')
  })

  it('is told as often as the list of the same records tells it', () => {
    fc.assert(
      fc.property(fc.nat(8), fc.nat(3), fc.nat(4), (strips, records, calm) => {
        const ecgs = [
          ...Array.from({ length: strips }, () => ecg('2026-11-09T19:51:00+08:00', AF)),
          ...Array.from({ length: calm }, () => ecg('2026-11-10T19:51:00+08:00')),
        ]

        const longRecords = Array.from({ length: records }, () =>
          long('2026-11-10T09:00:00+08:00', 'af'),
        )

        const rows = [
          ...ecgs.map(({ rhythm, heartRate, prematureBeats }) =>
            ecgVerdict({ rhythm: rhythmOf(rhythm), heartRateBpm: heartRate, prematureBeats }),
          ),
          ...longRecords,
        ].map(({ finding }) => finding)

        const { conclusions } = doctorPage({ ...EMPTY, ecgs, longRecords })

        const ofList = ecgCountSentence('', rows)
          .map(({ text }) => text)
          .join('')
          .match(/\d+(?= 次疑似房颤)/)?.[0]

        expect(conclusions[0]?.title.match(/\d+(?= 次)/)?.[0]).toBe(ofList)
      }),
    )
  })

  it('is not spoken of where there is none: the newest record is shown', () => {
    const page = doctorPage({ ...EMPTY, ecgs: [ecg('2026-11-20T08:00:00+08:00')] })
    expect(page.conclusions).toEqual([])
    expect(page.ecg.strips).toMatchObject([{ verdict: '未见明显异常', rate: '70 次/分' }])
  })
})

describe('a night with falls of oxygen', () => {
  it('is one event with lowest, number and minutes', () => {
    const at = new Date('2026-11-10T02:00:00+08:00')
    const events = [{ from: at, to: at, lowest: 86, falls: 19, minutes: 10 }]

    const nights = [
      { day: '2026-11-10', asleepMinutes: 239, lowest: 88, events },
      { day: '2026-11-11', asleepMinutes: 400, lowest: 93, events: [] },
    ]

    const { oxygen, conclusions } = doctorPage({ ...EMPTY, nights })

    expect(oxygen.nights.find(({ day }) => day === '2026-11-10')).toEqual({
      day: '2026-11-10',
      lowest: 86,
      falls: 19,
      minutes: 10,
    })

    expect(oxygen.text).toBe('2 夜：1 夜低于 90%，最低 86%')

    expect(conclusions).toEqual([
      {
        level: 'bad',
        title: '夜间血氧低于 90%',
        text: '2 夜里 1 夜，最低 86%（11月10日早晨醒来的那夜，低了 19 下，共 10 分钟，那夜睡 3小时59分）',
      },
    ])
  })
})

describe('what was not measured', () => {
  it('is said of everything, and no conclusion stands in its place', () => {
    const page = doctorPage({
      ...EMPTY,
      resting: [{ day: '2026-11-22', value: null }],
    })

    expect(page.conclusions).toEqual([])

    expect(page.missing).toEqual([
      '血压：30 天没有测到',
      '心电：30 天没有测到',
      '夜间血氧：30 天没有测到',
      '静息心率：30 天没有测到',
      '睡眠：30 天没有测到',
      '病史没有填写',
      '药名和剂量没有填写，请当面问',
      '身高没有填写',
      '体重没有填写',
    ])
  })

  it('names few missing days, counts many, and says that each was taken once', () => {
    const pressures = habit(30, [120, 75]).filter(
      (reading) => shanghaiDay(reading.at) !== '2026-11-05',
    )

    const [words] = doctorPage({ ...EMPTY, pressures }).missing
    expect(words).toBe('血压：早晨缺 1 天（11月5日），晚上缺 1 天（11月5日），每次只量 1 遍')

    const twice = [
      pressure(at('2026-11-21', 7), [120, 75]),
      pressure(at('2026-11-21', 7.05), [118, 74]),
    ]

    expect(doctorPage({ ...EMPTY, pressures: twice }).missing[0]).not.toContain('只量 1 遍')
  })
})

describe('the two forms', () => {
  it('for the doctor has name, age, illnesses and medicines as typed', () => {
    const { person } = doctorPage({ ...EMPTY, person: PERSON })

    expect(person).toEqual({
      name: '王桂兰',
      facts: ['女', '72 岁（1954年3月生）', '身高 160 cm', '体重 61 kg'],
      illnesses: '高血压、心房颤动（本人填写）',
      medicines: ['氨氯地平 5 mg，每天早晨 1 次（本人填写）'],
    })
  })

  it('for the family masks the name and holds no word of illness or medicine', () => {
    const page = doctorPage({ ...EMPTY, form: 'family', person: PERSON })
    expect(page.person.facts).toContain('72 岁')
    expect(page.person).toMatchObject({ name: '王*兰', illnesses: null, medicines: null })
    const text = JSON.stringify(page)
    for (const hidden of ['王桂兰', '高血压、', '心房颤动', '氨氯地平', '用药'])
      expect(text).not.toContain(hidden)
  })
})

it('passes over no alert that stands in no night and no strip', () => {
  const page = doctorPage({
    ...EMPTY,
    warnings: [
      warning('oxygen-low', '2026-11-12T14:00', { value: 88 }),
      warning('heart-slow', '2026-11-13T04:00', { value: 38, limit: 40 }),
    ],
  })

  expect(page.conclusions).toEqual([
    expect.objectContaining({ level: 'bad', title: '心率过慢' }),
    expect.objectContaining({
      level: 'bad',
      title: '血氧偏低',
      text: expect.stringContaining('1 次，最重的 88%'),
    }),
  ])
})

const fast = (time: string, level: 'warn' | 'bad', value: number) =>
  warning('heart-fast', time, { level, value, limit: 100 })

it('counts what was slight beside what was grave, as the other reports do, and is silent about what was never grave', () => {
  const slight = fast('2026-11-13T13:00', 'warn', 112)
  const page = doctorPage({ ...EMPTY, warnings: [slight, fast('2026-11-12T12:00', 'bad', 138)] })

  expect(page.conclusions).toEqual([
    expect.objectContaining({ text: expect.stringContaining('2 次，最重的 138 次/分') }),
  ])

  expect(doctorPage({ ...EMPTY, warnings: [slight] }).conclusions).toEqual([])
})

it('names the sources of what was measured alone', () => {
  expect(doctorPage({ ...EMPTY, form: 'family' }).sources).toEqual([])
})
