// The same thing in two calls: told rightly nothing is found, told wrongly by one of them it is.
import { describe, expect, it } from 'vitest'
import { between } from '../testing/told.ts'

const WATCH = {
  deviceCode: 'KW1',
  deviceTypeCode: '10010002',
  bindStatus: '02',
  battery: 67,
  lastSync: '2026-03-02T09:55:00+08:00',
}

const devices = (slots: readonly object[], listed: readonly object[] = [WATCH]) =>
  between([
    ['devices.listBoundDevices', listed],
    ['devices.listDevices', slots],
  ])

describe('a device', () => {
  const cuff = { deviceTypeCode: '10030001' }

  it('that is bound is so in both lists', () => {
    expect(devices([WATCH, cuff])).toEqual([])
    expect(devices([{ deviceTypeCode: '10010002' }, cuff])).toEqual([])
    expect(devices([cuff])).toEqual(['devices.listDevices same-fact data'])
    const unbound = { ...WATCH, bindStatus: '2' }
    expect(devices([unbound, cuff])).toEqual(['devices.listDevices same-fact data'])
    const other = { ...WATCH, bindStatus: '03' }
    expect(devices([WATCH, cuff], [other])).toEqual(['devices.listBoundDevices same-fact data'])
  })

  it('had one charge when it was last heard of', () => {
    expect(devices([{ ...WATCH, battery: 12 }])).toEqual([
      'devices.listDevices same-fact data[].battery',
    ])

    expect(devices([{ ...WATCH, battery: 66, lastSync: '2026-03-02T09:59:00+08:00' }])).toEqual([])
  })
})

const document = (createdAt: string) =>
  between([
    ['reports.listReports', { list: [{ id: 'd1', at: '2026-02-15T19:00:00+08:00' }] }],
    ['archive.listDocuments', { list: [{ id: 'd1', createdAt }, { id: 'd2' }] }],
  ])

describe('a document', () => {
  it('was made when the list of reports says so', () => {
    expect(document('2026-02-15T19:00:00+08:00')).toEqual([])

    expect(document('2026-02-15T20:00:00+08:00')).toEqual([
      'archive.listDocuments same-fact data.list[].createdAt',
    ])
  })
})

const named = (typeName: string, ...titles: readonly string[]) =>
  between([
    [
      'reports.listReports',
      { list: titles.map((title, at) => ({ id: `d${at + 1}`, title })) },
      { kind: 'document' },
    ],
    ['archive.listDocuments', { list: [{ id: 'd1', typeName }, { id: 'd2' }] }],
  ])

it('a document is called by its type in both lists, where that is its title', () => {
  expect(named('门诊', '门诊', '化验')).toEqual([])
  expect(named('住院', '门诊', '化验')).toEqual(['reports.listReports same-fact data.list[].title'])

  // What somebody has written on a paper is no type.
  expect(named('住院', '门诊', '血脂复查')).toEqual([])
})

const reports = (kind: string, days: readonly string[]) =>
  [
    'reports.listReports',
    {
      list: days.map((day) => ({ id: day, kind, day, at: `${day}T19:00:00+08:00` })),
      total: days.length,
    },
    { kind },
  ] as const

const listed = (kind: string, day: string) =>
  ['reports.listReports', { list: [{ id: 'd1', kind: 'document', day }] }, { kind }] as const

const inBoth = (day: string) => between([listed('all', '2026-02-10'), listed('document', day)])

it('a report is of one day in the list of all and in that of its kind', () => {
  expect(inBoth('2026-02-10')).toEqual([])
  expect(inBoth('2026-01-30')).toContain('reports.listReports same-fact data.list[].day')
})

const share = (reportId: string) =>
  between([
    ['reports.listShares', [{ reportId, kind: 'daily', createdAt: '2026-03-01T09:00:00+08:00' }]],
    reports('daily', ['2026-02-15']),
  ])

const survey = (day: string) =>
  between([
    reports('tcm', ['2026-02-15']),
    ['medicine.listConstitutionReports', [{ day, main: {} }]],
  ])

describe('a report', () => {
  it('that is shared is one of all', () => {
    expect(share('2026-02-15')).toEqual([])
    expect(share('2026-02-16')).toEqual(['reports.listShares detail data[]'])
  })

  it('of a constitution is of a day on which it was asked', () => {
    expect(survey('2026-02-15')).toEqual([])
    expect(survey('2026-02-14')).toEqual(['reports.listReports detail data.list[]'])
  })
})

const asked = (over: object) =>
  between([
    ['devices.listBoundDevices', [WATCH]],
    ['devices.getBoundDevice', { ...WATCH, ...over }, { deviceType: '10010002' }],
  ])

describe('a device that is asked for by its type', () => {
  it('is bound as in the list', () => {
    expect(asked({})).toEqual([])

    expect(asked({ bindStatus: '03' })).toEqual([
      'devices.getBoundDevice same-fact data.bindStatus',
    ])
  })
})

describe('what is due', () => {
  const item = {
    reminderId: 'p1',
    title: '测血压',
    day: '2026-03-02',
    time: '20:30',
    state: 'upcoming',
  }

  const told = (ofAll: object, ofDay: object) =>
    between([
      ['reminders.getReminders', { items: [{ ...item, ...ofAll }], plans: [{ id: 'p1' }] }],
      ['reminders.getReminderDay', { items: [{ ...item, ...ofDay }] }],
    ])

  it('is in a plan, and is called the same by both calls', () => {
    expect(told({}, {})).toEqual([])

    expect(told({}, { title: '吃药' })).toEqual([
      'reminders.getReminderDay same-fact data.items[].title',
    ])

    expect(told({ reminderId: 'p2' }, {})).toEqual([
      'reminders.getReminders detail data.items[].reminderId',
    ])

    expect(told({ reminderId: 'p2', state: 'done' }, {})).toEqual([])
  })
})

const withAccount = (name: string, data: unknown) =>
  between([
    ['account.getAccount', { createdAt: '2026-02-12T10:00:00+08:00' }],
    [name, data],
  ])

const consented = (givenAt: string) =>
  withAccount('account.listConsents', [{ kind: 'health-data', givenAt }])

const earned = (createTime: string) =>
  withAccount('points.listPointRecords', { list: [{ createTime }] })

const reported = (at: string) => withAccount('reports.getOverview', { daily: { at } })
const answered = (lastAnsweredDay: string) => withAccount('survey.getSurvey', { lastAnsweredDay })

const stored = (sysTime: string) => withAccount('records.listComparisons', { list: [{ sysTime }] })

describe('an account', () => {
  it('was there before what is done with it', () => {
    expect(consented('2026-02-12T09:59:00+08:00')).toEqual([])

    expect(consented('2025-01-08T10:00:00+08:00')).toEqual([
      'account.listConsents same-fact data[].givenAt',
    ])

    expect(withAccount('account.listConsents', [{ givenAt: '2026-02-12T02:00:00+08:00' }])).toEqual(
      [],
    )
  })

  it('was there before anything was earned, reported or answered', () => {
    const place = 'points.listPointRecords same-fact data.list[].createTime'
    expect(earned('2026-02-12T09:30:00+08:00')).toEqual([])
    expect(earned('2026-02-12T02:00:00+08:00')).toEqual([place])
    const early = 'reports.getOverview same-fact data.daily.at'
    expect(reported('2026-02-13T08:00:00+08:00')).toEqual([])
    expect(reported('2026-02-12T00:00:00+08:00')).toEqual([early])

    expect(stored('2026-02-12T10:30:00+08:00')).toEqual([])

    expect(stored('2026-02-11T10:30:00+08:00')).toEqual([
      'records.listComparisons same-fact data.list[].sysTime',
    ])

    const unasked = 'survey.getSurvey same-fact data.lastAnsweredDay'
    expect(answered('2026-02-12')).toEqual([])
    expect(answered('2026-02-11')).toEqual([unasked])
  })
})
