// What the page for the doctor concludes of events, and the nights on which they fell, against the list of events.
import { expect, it } from 'vitest'
import { between } from '../testing/told.ts'

const DOCTOR = 'doctor.getDoctorPage'

const event = (eventType: string, createTime: string, rest: object) => ({
  id: createTime,
  eventType,
  level: 'bad',
  seconds: null,
  createTime: `2026-${createTime}:00+08:00`,
  ...rest,
})

const fast = { eventName: '静坐时心率偏快', limitText: '上限 100' }

const EVENTS = [
  event('oxygen-low', '02-28T02:04', { value: 89, eventName: '夜间血氧偏低' }),
  event('af-suspected', '02-23T12:50', { value: 127 }),
  event('heart-fast', '02-23T12:45', { ...fast, value: 127, valueText: '127 次/分' }),
  event('heart-fast', '02-17T19:45', {
    ...fast,
    eventName: '静坐时心率过快',
    value: 137,
    valueText: '137 次/分',
  }),
]

const page = (data: object) =>
  between([
    ['warnings.listWarnings', EVENTS],
    [
      'monitoring.getSleep',
      {
        detailTimes: ['2026-02-27', '2026-02-28'],
        startDetails: ['22:40', '23:10'],
        endDetails: ['06:10', '06:20'],
      },
      { type: '3', dat: '2026-03-02' },
    ],
    [
      DOCTOR,
      {
        fromDay: '2026-02-01',
        toDay: '2026-03-02',
        madeAt: '2026-03-02T10:00:00+08:00',
        ...data,
      },
    ],
  ]).filter((breach) => breach.startsWith(DOCTOR))

const concluded = (text: string, title = '静坐时心率过快') =>
  page({ conclusions: [{ title, text }] })

it('the page counts the events of a kind, and tells the worst of them', () => {
  const wrong = [`${DOCTOR} same-fact data.conclusions[].text`]
  expect(concluded('2 次，最重的 137 次/分（上限 100），2月17日 19:45')).toEqual([])
  expect(concluded('1 次，最重的 137 次/分（上限 100），2月17日 19:45')).toEqual(wrong)
  expect(concluded('2 次，最重的 137 次/分（上限 110），2月17日 19:45')).toEqual(wrong)
  expect(concluded('2 次，最重的 137 次/分（上限 100），2月23日 12:45')).toEqual(wrong)
  expect(concluded('1 次，最重的 45 次/分', '别的名字')).toEqual([])
})

const strips = (text: string) => concluded(text, '疑似房颤 1 次')

it('the page concludes of strips that are events', () => {
  expect(strips('1 份心电图：2月23日 12:50，113–147 次/分（平均 127 次/分）')).toEqual([])

  expect(strips('1 份心电图：2月23日 04:50，113–147 次/分（平均 127 次/分）')).toEqual([
    `${DOCTOR} same-fact data.conclusions[].text`,
  ])
})

const text = (said: string) => page({ ecg: { text: said } })

it('the page has no fewer suspected strips than are events', () => {
  expect([text('疑似房颤 1 份'), text('疑似房颤 2 份'), text('没有做心电')].flat()).toEqual([])
  expect(text('疑似房颤 0 份')).toEqual([`${DOCTOR} same-fact data.ecg.text`])
})

const night = (day: string, lowest: number | null) =>
  page({ oxygen: { nights: [{ day, falls: 0, lowest, minutes: 0 }] } })

it('a night was as low as its event', () => {
  const wrong = [`${DOCTOR} same-fact data.oxygen.nights[].lowest`]
  expect([night('2026-02-28', 89), night('2026-02-27', 94)].flat()).toEqual([])
  expect([night('2026-02-28', 93), night('2026-02-28', null)]).toEqual([wrong, wrong])
  // Of a night whose hours nobody tells nothing is known.
  expect(night('2026-02-20', 88)).toEqual([])
})
