import { describe, expect, it } from 'vitest'
import { breachesOf } from '../one-answer.ts'
import { nodeOf } from '../testing/node-of.ts'

const NOW = new Date('2026-03-02T10:00:00+08:00')
const inSeconds = (text: string): number => Date.parse(text) / 1000

const told = (name: string, data: unknown, summary = ''): string[] =>
  breachesOf({ name, summary, input: {}, now: NOW, answer: nodeOf(data) }).map(
    ({ law, path }) => `${law} ${path}`,
  )

const consent = (version: string) =>
  told('account.listConsents', [
    { kind: 'health-data', version, givenAt: '2026-02-12T10:00:00+08:00' },
  ])

describe('the access to an account', () => {
  const event = {
    id: 'e-1',
    kind: 'logged-in',
    text: '登录了',
    refused: false,
    at: '2026-03-01T10:00:00+08:00',
    count: 1,
  }

  const events = (over: object) =>
    told('account.listSecurityEvents', { list: [{ ...event, ...over }] })

  it('is told in the words of its kind, refused where somebody else tried', () => {
    expect(events({})).toEqual([])
    expect(events({ kind: 'device-bound', text: '绑定了手表' })).toEqual([])
    expect(events({ text: '退出了登录' })).toEqual(['words data.list[].text'])
    expect(events({ refused: true })).toEqual(['verdict data.list[].refused'])
  })

  it('is told of what happened, and within half a year', () => {
    expect(events({ count: 0 })).toEqual(['count data.list[].count'])
    expect(events({ at: '2025-09-05T10:00:00+08:00' })).toEqual([])
    expect(events({ at: '2025-08-05T10:00:00+08:00' })).toEqual(['span data.list[].at'])
  })

  it('rests on a text that was there when it was consented to', () => {
    expect([consent('2023-11-20'), consent('2026-02-12'), consent('v3')].flat()).toEqual([])
    expect(consent('2026-02-13')).toEqual(['order data[].version'])
  })

  it('ends after two days of review', () => {
    const asked = '2026-03-02T09:00:00+08:00'

    const review = (reviewedBy: string) =>
      told('account.getAccount', { deletion: { requestedAt: asked, reviewedBy } })

    const place = 'data.deletion.reviewedBy'
    expect(review('2026-03-04T09:00:00+08:00')).toEqual([])
    expect(review('2026-03-09T09:00:00+08:00')).toEqual([`reckoned ${place}`])

    expect(review('2026-03-01T09:00:00+08:00')).toEqual([
      'order data.deletion.requestedAt',
      `reckoned ${place}`,
    ])
  })
})

const link = (ends: number, more = '') =>
  told('account.getExportLink', { url: `/files/a.zip?expires=${ends}` }, more)

const file = (thumbnailUrl: string) =>
  told('feedback.listFeedback', [{ images: [{ id: 'abc', url: '/i/abc', thumbnailUrl }] }])

describe('a link', () => {
  it('has not ended, and ends soon where that is promised', () => {
    const soon = inSeconds('2026-03-02T10:05:00+08:00')
    expect(link(soon, 'it ends after minutes')).toEqual([])
    expect(link(inSeconds('2026-03-02T09:00:00+08:00'))).toEqual(['order data.url'])
    const late = inSeconds('2027-03-02T09:00:00+08:00')
    expect(link(late)).toEqual([])
    expect(link(late, 'it ends after minutes')).toEqual(['order data.url'])
  })

  it('leads to a file of the promised kind', () => {
    expect(told('account.getExportLink', { url: '/files/a.json' })).toEqual(['kind data.url'])
    expect(told('account.getExportLink', { url: '/files/a' })).toEqual([])
  })

  it('of a file has the id that its other link has', () => {
    expect(file('/t/abc')).toEqual([])
    expect(file('/t/xyz')).toEqual(['same-id data[].images[].thumbnailUrl'])
  })
})

const looks = (...moments: string[]) =>
  told('family.listLooks', {
    list: moments.map((at) => ({ label: '儿子', at, looks: ['home'] })),
  })

const sharing = (second: object) =>
  told('family.listMembers', {
    sharedByOthers: [
      { id: 'g-2', userCode: 'U1', tel: '13800000001' },
      { id: 'g-3', userCode: 'U2', tel: '13800000004', ...second },
    ],
  })

describe('the family', () => {
  const shared = { id: 'g-1', since: '2026-02-20T10:00:00+08:00', accepted: true, daysLeft: null }
  const other = { id: 'g-2', name: '王*兰', phone: '138****0001', tel: '13800000001' }

  const members = (one: object, two: object = {}) =>
    told('family.listMembers', {
      sharedWith: [{ ...shared, ...one }],
      sharedByOthers: [{ ...other, ...two }],
    })

  it('has days left of what is not accepted, and no more than an invitation has', () => {
    expect(members({})).toEqual([])
    expect(members({ accepted: false, daysLeft: 20 })).toEqual([])
    const place = 'data.sharedWith[].daysLeft'
    expect(members({ daysLeft: 20 })).toEqual([`verdict ${place}`])
    expect(members({ accepted: false })).toEqual([`silent ${place}`])
    expect(members({ accepted: false, daysLeft: 45 })).toEqual([`count ${place}`])
  })

  it('has an invitation lapse so many days after it went out', () => {
    const invited = [19, 20, 21, 12].map((daysLeft) => members({ accepted: false, daysLeft }))
    expect(invited.slice(0, 3).flat()).toEqual([])
    expect(invited[3]).toEqual(['reckoned data.sharedWith[].daysLeft'])
  })

  it('is shared areas in their order, each once', () => {
    expect(members({ areas: ['warnings', 'ecg'] })).toEqual([])
    const wrong = ['sorted data.sharedWith[].areas']
    expect(members({ areas: ['ecg', 'warnings'] })).toEqual(wrong)
    expect(members({ areas: ['ecg', 'ecg'] })).toEqual([...wrong, `same-id ${wrong[0]?.slice(7)}`])
  })

  it('is rung by the number that is masked, its name masked too', () => {
    const place = 'data.sharedByOthers[]'
    expect(members({}, { tel: '13800000009' })).toEqual([`told-twice ${place}.tel`])
    expect(members({}, { name: '王桂兰' })).toEqual([`kind ${place}.name`])
    expect(members({}, { name: '未填姓名' })).toEqual([])
  })

  it('has nobody share twice, nor two with one phone', () => {
    const twice = ['same-id data.sharedByOthers']
    expect(sharing({})).toEqual([])
    expect([sharing({ userCode: 'U1' }), sharing({ tel: '13800000001' })]).toEqual([twice, twice])
  })

  it('looked once within an hour and a month', () => {
    expect(looks('2026-03-01T17:05:00+08:00', '2026-03-01T16:55:00+08:00')).toEqual([])
    const twice = looks('2026-03-01T16:35:00+08:00', '2026-03-01T16:05:00+08:00')
    expect(twice).toEqual(['count data.list'])
    expect(looks('2026-01-01T16:05:00+08:00')).toEqual(['span data.list[].at'])
  })
})

const contacts = (...phones: string[]) =>
  told(
    'contacts.listContacts',
    phones.map((phone, index) => ({ id: `c-${index}`, phone })),
  )

it('rings five contacts at most, by whole numbers', () => {
  expect(contacts('13800000002')).toEqual([])
  expect(contacts('138****0002')).toEqual(['kind data[].phone'])
  expect(contacts('1380000002')).toEqual(['kind data[].phone'])
  const six = [2, 3, 4, 5, 6, 7].map((last) => `1380000000${last}`)
  expect(contacts(...six)).toEqual(['count data'])
})

const hospital = (phone: string) => told('profile.getHospital', { name: '市一医院', phone })

it('rings the hospital by a number that rings, however it is written', () => {
  expect([hospital('010-12345678'), hospital('（027）8765 4321'), hospital('120')].flat()).toEqual(
    [],
  )

  expect(hospital('8765')).toEqual(['kind data.phone'])
})

describe('an appointment', () => {
  const appointment = {
    id: 'a-1',
    state: 'submitted',
    createdAt: '2026-02-25T10:05:00+08:00',
    changedAt: null,
    cancelledAt: null,
    idNo: '999999195303187820',
    userPhone: '13800000001',
    expectDate: '2026.3.5-2026.3.8',
  }

  const appointments = (over: object) =>
    told('outpatient.listAppointments', [{ ...appointment, ...over }])

  it('is past after its days alone, which are in order', () => {
    expect(appointments({})).toEqual([])
    expect(appointments({ state: 'past' })).toEqual(['verdict data[].state'])
    const over = { expectDate: '2026.2.26-2026.2.27' }
    expect(appointments({ ...over, state: 'past' })).toEqual([])
    expect(appointments(over)).toEqual(['verdict data[].state'])
    expect(appointments({ expectDate: '2026.3.8-2026.3.5' })).toEqual(['order data[].expectDate'])
  })

  it('was cancelled and changed after it was asked for, at a moment', () => {
    const at = '2026-02-24T10:05:00+08:00'
    expect(appointments({ state: 'cancelled' })).toEqual(['silent data[].cancelledAt'])

    expect(appointments({ cancelledAt: '2026-02-26T10:05:00+08:00' })).toEqual([
      'verdict data[].cancelledAt',
    ])

    expect(appointments({ changedAt: at })).toEqual(['order data[].createdAt'])
  })

  it('was asked for, changed and cancelled before its last day was over, and is changed no more then', () => {
    const days = { expectDate: '2026.2.26-2026.2.27' }
    const cancelled = (at: string) => ({ ...days, state: 'cancelled', cancelledAt: at })
    expect(appointments(cancelled('2026-02-27T10:05:00+08:00'))).toEqual([])
    // Its mail may have waited.
    expect(appointments(cancelled('2026-02-28T10:05:00+08:00'))).toEqual([])

    expect(appointments(cancelled('2026-03-01T10:05:00+08:00'))).toEqual([
      'order data[].cancelledAt',
    ])

    const past = { state: 'past', expectDate: '2026.2.20-2026.2.22' }
    expect(appointments(past)).toEqual(['order data[].createdAt'])
    const at = '2026-02-26T10:05:00+08:00'
    const changed = { ...cancelled(at), changedAt: '2026-02-26T11:05:00+08:00' }
    expect(appointments({ ...changed, changedAt: '2026-02-26T09:05:00+08:00' })).toEqual([])
    expect(appointments(changed)).toEqual(['order data[].changedAt'])
  })

  it('is of a person with an id number', () => {
    expect(appointments({ idNo: '999999195303187821' })).toEqual(['kind data[].idNo'])
  })
})

const profile = (over: object) => told('profile.getHealthInfo', { sex: 2, ...over })

it('asks men alone what is for men, and counts an illness of the family among its history', () => {
  expect(profile({ erectileDysfunction: null })).toEqual([])
  expect(profile({ sex: 1, erectileDysfunction: true })).toEqual([])
  expect(profile({ erectileDysfunction: false })).toEqual(['verdict data.erectileDysfunction'])
  const family = { familyMedHis: false, familyMedList: [{ tagCode: '200101' }] }
  expect(profile(family)).toEqual(['verdict data.familyMedList'])
})

const feedback = (over: object) =>
  told('feedback.listFeedback', [{ type: 'device', typeName: '设备问题', ...over }])

it('names the type of feedback and of a document, and answers at a moment', () => {
  expect(feedback({})).toEqual([])
  expect(feedback({ typeName: '功能异常' })).toEqual(['words data[].typeName'])
  expect(feedback({ reply: '好', repliedAt: null })).toEqual(['silent data[].repliedAt'])
  const at = '2026-03-01T10:00:00+08:00'
  expect(feedback({ reply: null, repliedAt: at })).toEqual(['silent data[].reply'])
})

const documents = (...years: object[]) =>
  told('archive.listDocuments', {
    list: [{ day: '2026-01-15' }, { day: '2025-12-01' }],
    total: 2,
    years,
  })

const survey = (intro: string) => told('survey.getSurvey', { intro, questions: [{ id: 1 }] })

it('counts the documents of each year, and the questions of which it speaks', () => {
  expect(documents({ year: 2026, total: 1 }, { year: 2025, total: 1 })).toEqual([])
  expect(documents({ year: 2026, total: 2 })).toEqual(['count data.years[].total'])
  expect(survey('共1题。')).toEqual([])
  expect(survey('共60题。')).toEqual(['count data.questions'])
})

it('tells the type of a device twice, and each item of a card once', () => {
  const device = { deviceTypeCode: '10010002', deviceType: '10030001' }
  expect(told('devices.listBoundDevices', [device])).toEqual(['told-twice data[].deviceType'])
  const items = [{ name: '图文问医生' }, { name: '图文问医生' }]
  expect(told('services.getEntitlementDetail', { items })).toContain('same-id data.items')
})

const advice = (...topics: [topic: string, title: string][]) =>
  told('medicine.getConstitutionReport', {
    advice: topics.map(([topic, title]) => ({ topic, title, items: ['早睡'] })),
  })

const linesOf = (length: number, word: string) =>
  Array.from({ length }, (_, at) => `${word}第${at}条`)

const dosAndDonts = (dos: number, donts: number, dont = '忌') =>
  told('medicine.getConstitutionReport', { dos: linesOf(dos, '宜'), donts: linesOf(donts, dont) })

describe('advice on a constitution', () => {
  it('is told in three things to do and three not to do', () => {
    expect(dosAndDonts(3, 3)).toEqual([])
    expect(dosAndDonts(2, 2)).toEqual(['count data.dos', 'count data.donts'])
    expect(dosAndDonts(3, 4)).toEqual(['count data.donts'])
    const same = 'said-twice data.donts[]'
    expect(dosAndDonts(3, 3, '宜')).toEqual([same, same, same])
  })

  it('stands in the order of its topics, each under its name', () => {
    expect(advice(['diet', '饮食'], ['mood', '情志'])).toEqual([])
    expect(advice(['mood', '情志'], ['diet', '饮食'])).toEqual(['sorted data.advice'])
    expect(advice(['diet', '起居'])).toEqual(['words data.advice[].title'])
  })
})

const episode = (kind: string, label: string) =>
  told('holter.getHolterRecord', { episodes: [{ kind, label }] })

it('an episode of a record is called by its kind', () => {
  expect(episode('pause', '心跳停顿')).toEqual([])
  expect(episode('pause', '疑似房颤')).toEqual(['words data.episodes[].label'])
})

const options = (...values: number[]) =>
  told('survey.getSurvey', {
    title: '问卷',
    options: values.map((value) => ({ value, label: `第${value}个` })),
    questions: [{ id: 'tired', text: '您容易累吗？' }],
  })

it('a choice of the survey is one that can be sent', () => {
  expect(options(1, 5)).toEqual([])
  expect(options(1, 6)).toEqual(['count data.options[].value'])
})

const asked = (texts: readonly string[], labels: readonly string[]) =>
  told('survey.getSurvey', {
    title: '问卷',
    options: labels.map((label, index) => ({ value: index + 1, label })),
    questions: texts.map((text, index) => ({ id: `q-${index}`, text })),
  })

it('a question and a choice of the survey stand there once', () => {
  const labels = ['没有', '很少']
  expect(asked(['您容易累吗？', '您怕冷吗？'], labels)).toEqual([])
  expect(asked(['您怕冷吗？', '您怕冷吗？'], labels)).toEqual(['same-id data.questions'])
  expect(asked(['您怕冷吗？'], ['很少', '很少'])).toEqual(['same-id data.options'])
})
