// Whole runs against back ends that keep the two documents and know nothing of ours.
import { contract, listOperations, type Operation } from '@kangban/contracts'
import { describe, expect, it, vi } from 'vitest'
import { type Reply, spoil } from './testing/example-backend.ts'
import {
  answering,
  type Body,
  brief,
  changing,
  NOT_FOUND,
  runExample,
} from './testing/example-run.ts'

// Whole runs over HTTP, on machines that do other work too.
vi.setConfig({ testTimeout: 30_000 })

const operations = new Map(listOperations(contract))
const originOf = (name: string): Operation['origin'] | undefined => operations.get(name)?.origin

const documented = ['--profile', 'documented']
const only = (name: string) => [...documented, '--only', name]

describe('a back end that keeps the documents', () => {
  it.each([['documented'], ['auto']])('has no drift under the profile %s', async (profile) => {
    const { result } = await runExample(['--profile', profile])

    const found = result.operations.flatMap(({ name, drifts, assumptions }) =>
      [...drifts, ...assumptions].map((each) => [name, each]),
    )

    expect(found).toEqual([])
    expect([result.profile, result.verdict]).toEqual(['documented', 'kept'])
    expect(result.counts.kept).toBeGreaterThan(20)
  })

  it('is asked for none of our calls, and they are counted apart', async () => {
    const { backend, result } = await runExample(documented)
    expect(backend.asked.filter((name) => originOf(name) === 'ours')).toEqual([])
    const absent = result.operations.filter(({ status }) => status === 'not-offered')
    const ours = [...operations.keys()].filter((name) => originOf(name) === 'ours')
    expect(absent.map(({ name }) => name)).toEqual(ours)
    expect(result.counts['not-offered']).toBe(ours.length)
    expect(absent.every(({ reason, httpStatus }) => reason && httpStatus === undefined)).toBe(true)
    expect((await runExample(only('home.getHomeSummary'))).backend.paths).toEqual([])
  })

  it('is sent nothing of ours', async () => {
    const login = ['--phone', '13800000001', '--code', '123456']
    const { backend } = await runExample([...login, ...documented, '--allow', 'mutating'])
    const metrics = backend.requests.filter(({ name }) => name === 'monitoring.getSleep')
    expect(metrics.length).toBe(3)
    expect(metrics.filter(({ url }) => url.includes('userCode'))).toEqual([])
    expect(backend.requests.filter(({ headers }) => 'idempotency-key' in headers)).toEqual([])
  })

  it('says of each call that it could not make why', async () => {
    const { of } = await runExample([...documented, '--allow', 'mutating'])

    expect(of('contacts.saveContact')).toMatchObject({
      status: 'skipped',
      reason: { en: /taken back/ },
    })

    expect(of('contacts.deleteContact')).toMatchObject({
      status: 'skipped',
      reason: { en: /no value for id/ },
    })
  })

  it('is looked through for an ECG record day by day, since no call of ours says when there is one', async () => {
    const { backend, of } = await runExample(documented)

    const days = backend.requests
      .filter(({ name }) => name === 'ecg.listEcgRecords')
      .map(({ url }) => url.slice(-10))

    expect([days.length, new Set(days).size]).toEqual([8, 8])
    expect(of('ecg.getEcgRecord')?.status).toBe('kept')
    let before = 3

    const late = changing('ecg.listEcgRecords', (body) =>
      before-- > 0 ? { ...body, data: { dataEcgInfosRespList: [] } } : body,
    )

    expect((await runExample(documented, late)).of('ecg.getEcgRecord')?.status).toBe('kept')
  })
})

const withMore = (body: Body) => {
  const [contact] = body['data'] as Body[]

  return {
    ...body,
    traceId: 'x',
    data: ['1', '2'].map((id) => ({ ...contact, id, vip: 1, 王桂兰: 2 })),
  }
}

const otherWarning = (body: Body) => {
  const [warning] = body['data'] as Body[]
  const { id: _, eventName: __, ...rest } = warning ?? {}

  return {
    ...body,
    data: [
      { ...rest, warnId: '1', title: '王桂兰', level: 3, createTime: '2026/03/02', unit: null },
    ],
  }
}

const seenOfNames = async (data: unknown) => {
  const { of } = await runExample(
    only('lookup.listDiseaseNames'),
    changing('lookup.listDiseaseNames', (body) => ({ ...body, data })),
  )

  return [
    brief(of('lookup.listDiseaseNames')?.drifts),
    brief(of('lookup.listDiseaseNames')?.assumptions),
  ]
}

describe('held to the documents', () => {
  it('a broken promise is drift as before', async () => {
    const contacts = [{ id: 7, name: null, tel: '1' }]

    const { result, of } = await runExample(
      only('contacts.listContacts'),
      changing('contacts.listContacts', (body) => spoil(body, 'data', contacts)),
    )

    expect(brief(of('contacts.listContacts')?.drifts)).toEqual([
      'missing data[].phone',
      'retyped data[].id',
      'null data[].name',
    ])

    expect(result.verdict).toBe('drifted')

    const gone = await runExample(
      only('contacts.listContacts'),
      answering('contacts.listContacts', NOT_FOUND),
    )

    expect(brief(gone.of('contacts.listContacts')?.drifts)).toEqual(['status ', 'code code'])
  })

  it('fields that no document knows are one note a call, masked, and no drift', async () => {
    const { result, of } = await runExample(
      only('contacts.listContacts'),
      changing('contacts.listContacts', withMore),
    )

    const listed = of('contacts.listContacts')

    expect([listed?.status, listed?.drifts, listed?.assumptions, result.verdict]).toEqual([
      'kept',
      [],
      [],
      'kept',
    ])

    expect(listed?.notes).toEqual([
      {
        zh: '文档里没有的字段：traceId, data[].vip, data[].<text(3) 某某某>',
        en: 'fields that no document knows: traceId, data[].vip, data[].<text(3) 某某某>',
      },
    ])
  })

  it('what we add is a field like any other that no document knows, and its content is nothing to the checker', async () => {
    const { of, result } = await runExample(only('lookup.listDiseaseCategories'), {
      change: (_, { status, body }) => ({
        status,
        body: spoil(body, 'data.kangban', { attribution: 7 }),
      }),
    })

    expect([
      result.counts.drifts,
      of('lookup.listDiseaseCategories')?.notes.map(({ en }) => en),
    ]).toEqual([0, ['fields that no document knows: data.kangban']])
  })

  it('a field that is left to us may be anything: an assumption that is not shared, with what came instead', async () => {
    const { result, of } = await runExample(
      only('warnings.listWarnings'),
      changing('warnings.listWarnings', otherWarning),
    )

    const { drifts, assumptions, status } = of('warnings.listWarnings') ?? {}

    expect([result.verdict, status, drifts, result.counts.assumptions]).toEqual([
      'kept',
      'kept',
      [],
      5,
    ])

    expect(assumptions).toEqual([
      {
        kind: 'missing',
        path: 'data[].id',
        expected: 'string',
        got: '– (warnId, title)',
        count: 1,
        row: 'WARN-02',
      },
      {
        kind: 'missing',
        path: 'data[].eventName',
        expected: 'string',
        got: '– (warnId, title)',
        count: 1,
        row: 'WARN-02',
      },
      {
        kind: 'null',
        path: 'data[].unit',
        expected: 'string',
        got: 'null',
        count: 1,
        row: 'WARN-02',
      },
      {
        kind: 'retyped',
        path: 'data[].level',
        expected: 'string',
        got: 'integer 1',
        count: 1,
        row: 'WARN-02',
      },
      expect.objectContaining({
        kind: 'format',
        path: 'data[].createTime',
        got: 'text(10) 1111/11/11',
      }),
    ])
  })

  it('the mark of a field is not that of the fields below it, and our own service has none', async () => {
    const below = changing('account.logIn', (body) => spoil(body, 'data.userInfo.age', '71'))
    const login = ['--only', 'account.logIn', '--allow', 'mutating']
    const other = await runExample([...documented, ...login], below)
    expect(brief(other.of('account.logIn')?.drifts)).toEqual(['retyped data.userInfo.age'])
    const whole = changing('account.logIn', (body) => spoil(body, 'data.userInfo', null))
    const marked = await runExample([...documented, ...login], whole)
    expect(brief(marked.of('account.logIn')?.assumptions)).toEqual(['null data.userInfo'])

    const own = await runExample(['--profile', 'kangban', ...login], {
      ...whole,
      documented: false,
    })

    expect(brief(own.of('account.logIn')?.drifts)).toEqual(['null data.userInfo'])

    expect([own.result.counts.assumptions, own.of('account.logIn')?.drifts[0]]).toEqual([
      0,
      expect.not.objectContaining({ row: 'LOGIN-20' }),
    ])
  })

  it('data that is left to us as a whole may come otherwise, also empty', async () => {
    expect(await seenOfNames({ names: [] })).toEqual([[], ['retyped data']])
    expect(await seenOfNames([{ name: 'x' }])).toEqual([[], ['retyped data[]']])
    expect(await seenOfNames([])).toEqual([[], ['empty data']])
  })

  it('data that no document names may be anything', async () => {
    for (const data of [null, 'ok', 1, [], { any: { thing: 1 } }]) {
      const { of } = await runExample(
        [...only('services.countClick'), '--allow', 'mutating'],
        changing('services.countClick', (body) => ({ ...body, data })),
      )

      const { status, notes } = of('services.countClick') ?? {}
      expect([data, status, notes]).toEqual([data, 'kept', []])
    }
  })

  it('refusing what was sent in a form of our choice is an assumption too, but refusing anything else is drift', async () => {
    const name = 'devices.getBoundDevice'
    const refused = { status: 200, body: { code: '9999', msg: '参数错误', data: null } }

    for (const reply of [refused, { status: 400, body: { timestamp: 1, status: 400 } }]) {
      const { of } = await runExample(only(name), answering(name, reply))

      expect([of(name)?.drifts, of(name)?.assumptions]).toEqual([
        [],
        [expect.objectContaining({ row: 'API-090' })],
      ])
    }

    const { of } = await runExample(
      only('points.listWinners'),
      answering('points.listWinners', refused),
    )

    expect(brief(of('points.listWinners')?.drifts)).toEqual(['code code'])
    const broken = await runExample(only(name), answering(name, { status: 500, body: '' }))
    expect(brief(broken.of(name)?.drifts)).toEqual(['status ', 'not-json '])
  })
})

describe('a call whose path no document gives', () => {
  const name = 'account.getFlag'
  let asked = 0

  const replies: readonly [string, Reply, string][] = [
    ['404', NOT_FOUND, 'HTTP 404'],
    ['a page', { status: 200, body: '<html>' }, 'not JSON: text(6)'],
    [
      'a refusal',
      { status: 200, body: { code: '9999', msg: 'x', data: null } },
      'other envelope code: "9999", text(1) a',
    ],
    ['a refused session', { status: 401, body: '' }, 'HTTP 401'],
  ]

  it.each(replies)('is not offered where %s comes, with what was seen', async (_, reply, got) => {
    const { result, of } = await runExample(only(name), answering(name, reply))

    expect(of(name)).toMatchObject({
      status: 'not-offered',
      drifts: [],
      reason: { en: 'not at the path that we guess' },
    })

    expect(of(name)?.assumptions).toEqual([
      { kind: 'place', path: '', expected: 'GET /user/v1/account/flag', got, count: 1, row: null },
    ])

    expect(result.verdict).toBe('kept')
    expect(result.config.join('\n')).not.toContain(name)
  })

  it('is kept where it answers well, and stands in the lines for config.json', async () => {
    const { result, of, backend } = await runExample(documented)
    expect(of(name)?.status).toBe('kept')

    expect(result.config).toEqual([
      `  "apiBase": "${backend.base}",`,
      '  "backend": "documented",',
      '  "paths": {',
      '    "account.getFlag": "GET /user/v1/account/flag",',
      '    "profile.listDiseaseTags": "GET /common/v1/disease/tag",',
      '    "services.getRights": "GET /device/v1/app/device-rights"',
      '  },',
      '  "liveUpdates": false',
    ])
  })

  it('is there where it succeeds once, whatever it refuses then', async () => {
    const { of } = await runExample(only('profile.listDiseaseTags'), {
      documented: true,
      change: (_, usual) =>
        asked++ === 0 ? usual : { status: 200, body: { code: '9999', msg: 'x', data: null } },
    })

    expect([
      of('profile.listDiseaseTags')?.status,
      brief(of('profile.listDiseaseTags')?.assumptions),
    ]).toEqual(['kept', ['code code']])
  })

  it('is held to its answer there', async () => {
    const { of } = await runExample(
      only('profile.listDiseaseTags'),
      changing('profile.listDiseaseTags', (body) => ({
        ...body,
        data: [{ id: 1, tagName: '高血压' }],
      })),
    )

    expect(brief(of('profile.listDiseaseTags')?.drifts)).toEqual(['retyped data[].id'])
  })

  it('drifts in our own service, which says where it stands', async () => {
    const { of } = await runExample(['--profile', 'kangban', '--only', name], {
      change: () => NOT_FOUND,
    })

    expect(of(name)?.status).toBe('drifted')
  })
})
