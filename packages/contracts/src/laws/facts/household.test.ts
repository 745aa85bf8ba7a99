import { describe, expect, it } from 'vitest'
import { between } from '../testing/told.ts'

const session = { current: true, device: '电脑', createdAt: '2026-03-01T10:00:00+08:00' }
const logIn = { current: true, kind: 'logged-in', device: '电脑', at: '2026-03-01T10:00:00+08:00' }

const account = (over: object) =>
  between([
    ['account.listSessions', [session]],
    ['account.listSecurityEvents', { list: [{ ...logIn, ...over }] }],
  ])

it('has logged in when and where the session began', () => {
  expect(account({})).toEqual([])

  expect(account({ device: '苹果手机' })).toEqual([
    'account.listSecurityEvents same-fact data.list[].device',
  ])

  expect(account({ at: '2026-03-01T12:00:00+08:00' })).toEqual([
    'account.listSessions same-fact data[].createdAt',
  ])
})

const NOW_ON = { ...session, createdAt: '2026-03-01T10:00:00+08:00' }

const accessed = (list: object[], more = false) =>
  between([
    ['account.listSessions', [NOW_ON]],
    ['account.listSecurityEvents', { list, more }],
  ])

it('tells the log-in of the session, and as its own', () => {
  const once = { ...logIn, count: 1 }
  const later = { ...once, kind: 'data-exported', at: '2026-03-02T08:00:00+08:00', current: true }
  expect(accessed([later, once])).toEqual([])
  const missing = ['account.listSecurityEvents silent data.list']
  expect(accessed([])).toEqual(missing)
  expect(accessed([later])).toEqual(missing)
  expect(accessed([later], true)).toEqual([])

  expect(accessed([later, { ...once, current: false }])).toEqual([
    'account.listSecurityEvents same-fact data.list[].current',
  ])

  expect(accessed([{ ...once, current: false, count: 2 }])).toEqual([])
})

const ASKED = '2026-03-01T12:00:00+08:00'

const deletion = (kinds: string[], requestedAt: string | null) =>
  between([
    ['account.getAccount', { deletion: requestedAt === null ? null : { requestedAt } }],
    [
      'account.listSecurityEvents',
      { list: kinds.map((kind) => ({ kind, at: ASKED })), more: false },
    ],
  ])

it('is deleted when that was asked for, and not withdrawn', () => {
  expect(deletion([], null)).toEqual([])
  expect(deletion(['deletion-requested'], ASKED)).toEqual([])
  expect(deletion(['deletion-withdrawn', 'deletion-requested'], null)).toEqual([])

  expect(deletion(['deletion-requested'], null)).toEqual([
    'account.getAccount silent data.deletion',
  ])

  const wrong = ['account.getAccount same-fact data.deletion.requestedAt']
  expect(deletion([], ASKED)).toEqual(wrong)
  expect(deletion(['deletion-withdrawn', 'deletion-requested'], ASKED)).toEqual(wrong)
  expect(deletion(['deletion-requested'], '2026-03-01T18:00:00+08:00')).toEqual(wrong)
})

const consent = (kind: string, consents: object[]) =>
  between([
    ['account.listConsents', consents],
    ['account.listSecurityEvents', { list: [{ kind, at: ASKED }], more: false }],
  ])

it('has consented when that was given last, and not when it was withdrawn', () => {
  const given = [{ kind: 'health-data' }]
  expect(consent('consent-given', given)).toEqual([])
  expect(consent('consent-withdrawn', [])).toEqual([])
  expect(consent('consent-given', [])).toEqual(['account.listConsents same-fact data'])
  expect(consent('consent-withdrawn', given)).toEqual(['account.listConsents same-fact data'])

  expect(
    between([
      ['account.listSecurityEvents', { list: [{ kind: 'consent-given', at: ASKED }], more: false }],
      ['account.withdrawConsent', {}],
      ['account.listConsents', []],
    ]),
  ).toEqual([])
})

it('shares with others alone, and since there is an account', () => {
  const profile = ['profile.getHealthInfo', { userCode: 'U000000000000000002' }] as const

  const members = (userCode: string) =>
    between([profile, ['family.listMembers', { sharedByOthers: [{ userCode }] }]])

  expect(members('U000000000000000001')).toEqual([])
  const own = ['family.listMembers same-fact data.sharedByOthers[].userCode']
  expect(members('U000000000000000002')).toEqual(own)
  const account = ['account.getAccount', { createdAt: '2026-02-12T10:00:00+08:00' }] as const

  const since = (at: string) =>
    between([account, ['family.listMembers', { sharedWith: [{ since: at }] }]])

  expect(since('2026-02-12T10:00:00+08:00')).toEqual([])
  const early = ['family.listMembers same-fact data.sharedWith[].since']
  expect(since('2026-01-12T10:00:00+08:00')).toEqual(early)
})

const watch = {
  deviceCode: 'KW1',
  deviceTypeCode: '10010002',
  bindStatus: '02',
  lastSync: '2026-03-02T09:00:00+08:00',
}

const list = ['devices.listBoundDevices', [watch]] as const

const one = (lastSync: string) =>
  between([list, ['devices.getBoundDevice', { ...watch, lastSync }]])

const measured = (lastTime: string) => between([list, ['monitoring.getHeartRate', { lastTime }]])

describe('a device', () => {
  it('was last heard of at one moment, and after what it has measured', () => {
    expect(one('2026-03-02T09:00:00+08:00')).toEqual([])
    // It was heard of while the run went on.
    expect(one('2026-03-02T10:00:30+08:00')).toEqual([])
    const other = ['devices.getBoundDevice same-fact data.lastSync']
    expect(one('2026-03-02T07:00:00+08:00')).toEqual(other)

    expect(measured('2026-03-02T09:00:00+08:00')).toEqual([])
    const early = ['devices.listBoundDevices same-fact data[].lastSync']
    expect(measured('2026-03-02T09:30:00+08:00')).toEqual(early)
  })

  it('that is told alone is in the list, and so is a slot that is bound', () => {
    const none = ['devices.listBoundDevices', []] as const

    expect(between([none, ['devices.getBoundDevice', watch]])).toEqual([
      'devices.getBoundDevice detail data',
    ])

    const slot = { deviceTypeCode: '10030001', bindStatus: '02' }
    const slots = ['devices.listDevices', [{ deviceTypeCode: '10010002' }, slot]] as const
    expect(between([list, slots])).toEqual(['devices.listDevices same-fact data[]'])
  })
})

describe('rights', () => {
  const card = { code: '0001', name: 'a', validFrom: '2026-02-01', validTo: '2026-12-01' }
  const right = { code: '0001', name: 'a', validTo: '2026-12-01' }
  const bound = [{ bindStatus: '02' }]

  const told = ({
    has = 1,
    detail = card as object,
    devices = bound as object[],
    rights = [right],
  }) =>
    between([
      ['services.getEntitlement', { isHave: has }],
      ['services.getEntitlementDetail', detail],
      ['devices.listBoundDevices', devices],
      ['services.getRights', rights],
    ])

  it('are had with a card that holds, and with a bound device', () => {
    expect(told({})).toEqual([])
    expect(told({ devices: [] })).toEqual(['services.getRights same-fact data'])
    const other = [{ ...right, code: '0002' }]
    expect(told({ rights: other })).toEqual(['services.getRights detail data'])
    const place = 'services.getEntitlement same-fact data.isHave'
    expect(told({ detail: { ...card, validFrom: '2026-04-12' } })).toEqual([place])
    const dateless = { ...card, validFrom: null, validTo: null }
    expect(told({ detail: dateless, rights: [] })).toEqual([place])
    expect(told({ has: 0 })).toEqual([place])
  })
})

const tags = (type: string, ...codes: string[]) =>
  [
    'profile.listDiseaseTags',
    codes.map((tagCode) => ({ id: tagCode, tagCode })),
    { type, sex: '2' },
  ] as const

it('has each tag of one type, under one id', () => {
  expect(between([tags('1001', '100101'), tags('2001', '200101')])).toEqual([])
  const same = between([tags('1001', '100101', '100102'), tags('2001', '100101', '100102')])
  expect(same).toEqual(['profile.listDiseaseTags asked data[].tagCode'])
  const chosen = ['profile.listMedicalTags', [{ tagCode: '100101', id: '100199' }]] as const

  expect(between([tags('1001', '100101'), chosen])).toEqual([
    'profile.listMedicalTags words data[].id',
  ])
})

const page = (person: object) =>
  between([
    ['profile.listMedicines', [{ name: '氨氯地平', dose: '5 mg' }]],
    ['profile.listMedicalTags', [{ tagName: '高血压' }, { tagName: '心房颤动' }]],
    ['profile.listOwnMedicalTags', [{ tagName: '高血压' }]],
    ['doctor.getDoctorPage', { form: 'doctor', person }],
  ])

it('names the own illnesses on the page for the doctor', () => {
  const person = { illnesses: '高血压（本人填写）', medicines: ['氨氯地平 5 mg，每天 1 次'] }
  expect(page(person)).toEqual([])

  expect(page({ ...person, illnesses: '高血压、心房颤动' })).toEqual([
    'doctor.getDoctorPage same-fact data.person.illnesses',
  ])
})

it('is looked at, and has something to be seen, since there is an account', () => {
  const account = ['account.getAccount', { createdAt: '2026-02-12T10:00:00+08:00' }] as const
  const look = (at: string) => between([account, ['family.listLooks', { list: [{ at }] }]])
  expect(look('2026-02-12T10:00:00+08:00')).toEqual([])

  expect(look('2026-02-12T08:30:00+08:00')).toEqual(['family.listLooks same-fact data.list[].at'])

  const insight = (count: number, otherCount: number, dat = '2026-03-01') =>
    between([account, ['monitoring.getInsights', [{ count, otherCount }], { dat }]])

  const wrong = ['monitoring.getInsights same-fact data[].count']
  expect(insight(8, 10)).toEqual([])
  expect(insight(9, 58)).toEqual(wrong)
  expect([insight(40, 50, '2026-06-01'), insight(41, 50, '2026-06-01')]).toEqual([[], wrong])
})

const event = (kind: string, at: string, over: object = {}) => ({ kind, at, count: 1, ...over })

const afterwards = (list: readonly object[], ...answers: Parameters<typeof between>[0]) =>
  between([['account.listSecurityEvents', { list, more: false }], ...answers])

const sessions = (...rows: object[]) => ['account.listSessions', rows] as const

it('has no session left that was ended, but the one that ended the others', () => {
  const at = '2026-03-01T20:00:00+08:00'
  const own = event('logged-in', NOW_ON.createdAt, { current: true, device: '电脑' })
  const other = { ...NOW_ON, current: false, createdAt: '2026-02-20T10:00:00+08:00' }
  const wrong = ['account.listSessions same-fact data[].createdAt']
  const others = [event('other-sessions-ended', at, { current: true }), own]
  expect(afterwards(others, sessions(NOW_ON))).toEqual([])
  expect(afterwards(others, sessions(NOW_ON, other))).toEqual(wrong)
  // Another session has ended all but itself, and this one has begun since.
  const ofAnother = [own, event('other-sessions-ended', '2026-02-25T10:00:00+08:00')]
  expect(afterwards(ofAnother, sessions(NOW_ON, other))).toEqual([])
  expect(afterwards([event('all-sessions-ended', at), own], sessions(NOW_ON))).toEqual(wrong)
  const before = event('all-sessions-ended', '2026-02-25T10:00:00+08:00')
  expect(afterwards([own, before], sessions(NOW_ON))).toEqual([])
})

it('has nothing bound that was given up last', () => {
  const given = event('device-unbound', '2026-02-25T10:00:00+08:00', { text: '解绑了手表' })
  const bound = (at: string, text: string) => event('device-bound', at, { text })
  const watch = { deviceCode: 'KW1', deviceTypeCode: '10010002', bindStatus: '02' }
  const devices = ['devices.listBoundDevices', [watch]] as const
  const wrong = ['devices.listBoundDevices same-fact data[].bindStatus']
  expect(afterwards([given], devices)).toEqual(wrong)

  expect(afterwards([bound('2026-02-26T10:00:00+08:00', '绑定了血压仪'), given], devices)).toEqual(
    wrong,
  )

  expect(afterwards([bound('2026-02-26T10:00:00+08:00', '绑定了设备'), given], devices)).toEqual([])
  // A new one may be bound in the place of the old one.
  expect(afterwards([given, bound('2026-02-25T10:00:00+08:00', '绑定了手表')], devices)).toEqual([])
  const cuff = { ...watch, deviceTypeCode: '10030001' }
  expect(afterwards([given], ['devices.listBoundDevices', [cuff]])).toEqual([])
})

it('was looked at by whom it is shared with, since then and in what is shared', () => {
  const son = { label: '儿子', since: '2026-02-20T10:00:00+08:00', accepted: true, areas: ['ecg'] }
  const look = { label: '儿子', at: '2026-02-25T10:00:00+08:00', looks: ['home', 'ecg'] }

  const looked = (over: object, member: object = {}, events: object[] = []) =>
    afterwards(
      events,
      ['family.listMembers', { sharedWith: [{ ...son, ...member }] }],
      ['family.listLooks', { list: [{ ...look, ...over }] }],
    )

  const place = 'data.list[]'
  const nobody = [`family.listLooks detail ${place}.label`]
  expect(looked({})).toEqual([])
  expect([looked({ label: '女儿' }), looked({}, { accepted: false })]).toEqual([nobody, nobody])

  expect(looked({ at: '2026-02-19T10:00:00+08:00' })).toEqual([
    `family.listLooks same-fact ${place}.at`,
  ])

  expect(looked({ looks: ['sleep'] })).toEqual([`family.listLooks same-fact ${place}.looks[]`])
  const revoked = [event('grant-revoked', '2026-02-26T10:00:00+08:00')]
  expect(looked({ label: '女儿' }, {}, revoked)).toEqual([])
  const changed = [event('grant-changed', '2026-02-26T10:00:00+08:00')]
  expect(looked({ looks: ['sleep'] }, {}, changed)).toEqual([])
})

it('has done by its session what came after that began', () => {
  const session = ['account.listSessions', [NOW_ON]] as const
  const own = event('logged-in', NOW_ON.createdAt, { current: true, device: '电脑' })
  const before = event('data-exported', '2026-02-20T10:00:00+08:00')
  expect(afterwards([own, before], session)).toEqual([])

  expect(afterwards([own, { ...before, current: true }], session)).toEqual([
    'account.listSecurityEvents same-fact data.list[].current',
  ])
})

it('takes in what needs a consent when that is given, and keeps what was taken in before', () => {
  const made = '2026-02-12T10:00:00+08:00'

  const taken = (givenAt: string | null, createdAt: string, list: readonly object[] = []) =>
    afterwards(
      list,
      ['account.getAccount', { createdAt: made, deletion: null }],
      ['account.listConsents', givenAt === null ? [] : [{ kind: 'health-data', givenAt }]],
      ['archive.listDocuments', { list: [{ id: 'd1', createdAt }] }],
    )

  const [first, later] = ['2026-02-15T19:00:00+08:00', '2026-02-20T19:00:00+08:00']
  const place = 'account.listConsents same-fact data'
  expect(taken(made, first)).toEqual([])
  expect(taken(later, first)).toEqual([`${place}[].givenAt`])
  expect(taken(null, first)).toEqual([place])
  const withdrawn = event('consent-withdrawn', '2026-02-17T10:00:00+08:00')
  expect(taken(null, first, [withdrawn])).toEqual([])
  expect(taken(null, later, [withdrawn])).toEqual([place])
  // Given once more after it was withdrawn.
  const again = event('consent-given', later)
  expect(taken(later, first, [again, withdrawn])).toEqual([])
})
