// What two calls tell of the same: told rightly nothing is found, told wrongly by one of them it is.
import { describe, expect, it } from 'vitest'
import { between } from './testing/told.ts'

describe('a code', () => {
  const watch = { deviceCode: 'KW1', deviceTypeCode: '10010002', deviceTypeName: '智能手表' }

  const told = (over: object) =>
    between([
      ['devices.listDevices', [watch]],
      ['devices.getBoundDevice', { ...watch, ...over }],
      ['survey.getSurvey', { ...watch, deviceTypeName: '手表' }],
    ])

  it('has the same word in every call of its subject', () => {
    expect(told({})).toEqual([])

    expect(told({ deviceTypeName: '血压仪' })).toEqual([
      'devices.getBoundDevice words data.deviceTypeName',
    ])

    const event = { eventName: '血氧偏低', eventType: 'oxygen-low' }

    const events = between([
      ['warnings.listWarnings', [event]],
      ['monitoring.getOxygen', { warnings: [{ ...event, eventType: 'heart-slow' }] }],
    ])

    expect(events).toEqual(['monitoring.getOxygen words data.warnings[].eventType'])

    expect(told({ deviceTypeCode: '10030001' })).toContain(
      'devices.getBoundDevice words data.deviceTypeCode',
    )
  })
})

describe('one person', () => {
  const profile = { name: '王桂兰', userCode: 'U001234567' }

  const told = (person: object, url = '/files/U001234567.zip') =>
    between([
      ['profile.getHealthInfo', profile],
      ['doctor.getDoctorPage', { person: { name: '王桂兰', ...person } }],
      ['account.getExportLink', { url }],
    ])

  it('is told the same of in profile, page and links', () => {
    expect(told({})).toEqual([])
    expect(told({ name: '张伟' })).toEqual(['doctor.getDoctorPage same-fact data.person.name'])

    expect(told({}, '/files/U009999999.zip')).toEqual(['account.getExportLink same-fact data.url'])
  })

  it('has the tags that are marked', () => {
    const tag = { tagCode: '1', tagName: '高血压', selected: true }

    const tags = (marked: boolean) =>
      between([
        ['profile.listMedicalTags', [{ ...tag, selected: marked }]],
        ['profile.listOwnMedicalTags', [tag]],
      ])

    expect(tags(true)).toEqual([])
    expect(tags(false)).toEqual(['profile.listMedicalTags same-fact data[].selected'])
    const unmarked = [{ ...tag, selected: false }]

    expect(
      between([
        ['profile.listMedicalTags', unmarked],
        ['profile.listOwnMedicalTags', unmarked],
      ]),
    ).toEqual(['profile.listOwnMedicalTags verdict data[].selected'])
  })
})

const wrong = (field: string) => [`warnings.getWarningSummary ${field}`]

describe('a matter', () => {
  const events = [
    { id: 'event-two', createTime: '2026-03-01T08:00:00+08:00', kangban: { seconds: 600 } },
    { id: 'event-one', createTime: '2026-02-27T08:00:00+08:00', kangban: { seconds: null } },
  ]

  const matter = {
    ids: ['event-two', 'event-one'],
    beganAt: '2026-02-27T08:00:00+08:00',
    lastAt: '2026-03-01T08:10:00+08:00',
  }

  const told = (over: object) =>
    between([
      ['warnings.listWarnings', events],
      ['warnings.getWarningSummary', { matters: [{ ...matter, ...over }] }],
    ])

  it('is made of events that are listed, and begins and ends with one', () => {
    expect(told({})).toEqual([])
    expect(told({ ids: ['event-six'] })).toEqual(wrong('detail data.matters[].ids'))
    expect(told({ ids: [] })).toEqual(wrong('detail data.matters[].ids'))

    expect(told({ lastAt: '2026-03-01T09:10:00+08:00' })).toEqual(
      wrong('same-fact data.matters[].lastAt'),
    )

    expect(told({ beganAt: '2026-02-28T08:00:00+08:00' })).toEqual(
      wrong('same-fact data.matters[].beganAt'),
    )

    expect(told({ ids: ['event-two'] })).toEqual(wrong('same-fact data.matters[].beganAt'))
  })
})

const row = (id: string, day: string, kind = 'daily') => ({ id, kind, day, endDay: day })

const ofReport = (previousId: string, nextId: string) =>
  between([
    [
      'reports.listReports',
      {
        list: [
          row('c', '2026-03-01'),
          row('b', '2026-02-28'),
          row('a', '2026-02-27'),
          row('screening', '2026-02-26', 'heart-risk'),
        ],
      },
    ],
    ['reports.getReport', { ...row('b', '2026-02-28'), previousId, nextId }],
  ])

describe('reports', () => {
  it('come after the one before', () => {
    expect(ofReport('a', 'c')).toEqual([])
    expect(ofReport('c', 'a')).toHaveLength(2)
    expect(ofReport('b', 'c')).toEqual(['reports.getReport same-fact data.previousId'])
    expect(ofReport('screening', 'c')).toEqual(['reports.getReport same-fact data.previousId'])
  })
})

const home = (last: number) =>
  between([
    ['home.getHomeSummary', { cards: [{ metric: 'sleep', value: 359, trend: [331, last] }] }],
  ])

describe('cards', () => {
  it('of a night end their course with its value', () => {
    expect(home(359)).toEqual([])
    expect(home(6)).toEqual(['home.getHomeSummary same-fact data.cards[].trend'])
  })
})

const atNight = (value: number, page: object, updatedAt = '2026-03-02T05:16:00+08:00') =>
  between([
    [
      'home.getHomeSummary',
      {
        cards: [{ metric: 'temperature', value, measuredAt: '2026-03-02T05:00:00+08:00' }],
        updatedAt,
      },
    ],
    [
      'monitoring.getTemperature',
      { last: 34.3, lastTime: '2026-03-02T05:00:00+08:00', ...page },
      { type: '1', dat: '2026-03-02' },
    ],
  ])

describe('the card of the temperature', () => {
  it('tells the mean of a night that its page compares, also while the last value is of its end', () => {
    const night = { nightMean: 34.84, deviation: 0.29 }
    expect(atNight(34.8, night)).toEqual([])
    expect(atNight(34.3, night)).toEqual(['home.getHomeSummary same-fact data.cards[].value'])
    expect(atNight(34.3, night, '2026-03-03T00:00:04+08:00')).toEqual([])
  })

  it('tells the newest value where no night is compared', () => {
    const none = { nightMean: 34.84, deviation: null }
    expect(atNight(34.3, none)).toEqual([])
    expect(atNight(34.8, none)).toEqual(['home.getHomeSummary same-fact data.cards[].value'])
  })
})

describe('pages', () => {
  it('are those of one question, in whichever order it was put', () => {
    const all = { list: [{ id: 'a' }, { id: 'b' }, { id: 'c' }], total: 3 }

    const told = (list: readonly object[]) =>
      between([
        ['x.list', all, { pn: 1, ps: 20, kind: 'all' }],
        ['x.list', { list, total: 3 }, { kind: 'all', pn: 1, ps: 2 }],
      ])

    expect(told([{ id: 'a' }, { id: 'b' }])).toEqual([])
    expect(told([{ id: 'b' }, { id: 'c' }])).toEqual(['x.list pages data.list'])
  })

  it('tell the same of a row, but for links and for what goes on', () => {
    const row = { id: 'a', watchSbp: 134, kangban: { url: 'x', unread: true } }

    const told = (over: object) =>
      between([
        ['x.list', { list: [row] }, { pn: 1, ps: 20 }],
        ['x.list', { list: [{ ...row, ...over }] }, { pn: 1, ps: 2 }],
      ])

    expect(told({ kangban: { url: 'y', unread: false } })).toEqual([])
    expect(told({ watchSbp: 138 })).toEqual(['x.list pages data.list'])
  })
})
