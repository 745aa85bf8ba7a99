import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { command } from './command.ts'
import { readOptions } from './options.ts'
import { type BackendOptions, spoil, startExampleBackend } from '../testing/example-backend.ts'

// Whole runs over HTTP, on machines that do other work too.
vi.setConfig({ testTimeout: 30_000 })

const PHONE = '13912345678'
const CODE = '428913'
const NAME = '欧阳慕容canary'
const TOKEN = 'Zk3vW0nq8r1canary'
const ADDRESS = '幸福路88号canary'

const directory = mkdtempSync(join(tmpdir(), 'contract-check-'))

const stops: (() => Promise<void>)[] = [
  async () => rmSync(directory, { recursive: true, force: true }),
]

afterEach(async () => {
  for (const stop of stops.splice(1)) await stop()
})

async function run(args: readonly string[], options?: BackendOptions) {
  const backend = await startExampleBackend(options)
  stops.push(backend.stop)
  const profile = args.includes('--profile') ? [] : ['--profile', 'kangban']
  return { ...(await runAt(['--base', backend.base, ...profile, ...args])), backend }
}

async function runAt(args: readonly string[]) {
  const out: string[] = []
  const errors: string[] = []

  const exit = await command(args, {
    world: {
      fetch,
      now: () => performance.now(),
      sleep: () => Promise.resolve(),
      // After all examples; each run has a moment of its own.
      date: () => new Date(Date.parse('2026-03-02T12:00:00Z') + performance.now()),
    },
    print: (text) => out.push(text),
    printError: (text) => errors.push(text),
  })

  return { exit, out: out.join('\n'), errors: errors.join('\n') }
}

const byToken = ['--token', TOKEN]

const renamed: BackendOptions = {
  change: (name, { status, body }) =>
    name === 'contacts.listContacts'
      ? { status, body: spoil(body, 'data', [{ id: 1, contactName: NAME }]) }
      : { status, body },
}

describe('exit codes', () => {
  it('are 0 without drift and 1 with drift', async () => {
    expect((await run(byToken)).exit).toBe(0)
    const { exit, out } = await run(byToken, renamed)
    expect(exit).toBe(1)
    expect(out).toContain('缺少字段 missing field  data[].name  ×1')
  })

  it('are 2 when it could not run, with one clear sentence in both languages', async () => {
    const noWay = await run(['--phone', PHONE])
    expect(noWay.exit).toBe(2)

    expect(noWay.errors).toMatch(
      /^这个后端没有 \/demo\/outbox.*\nThis backend has no \/demo\/outbox/,
    )

    expect(noWay.backend.asked).toEqual([]) // nobody is sent an SMS
    const closed = await runAt(['--base', 'http://127.0.0.1:9/api', '--phone', PHONE])
    expect([closed.exit, closed.errors]).toEqual([2, expect.stringContaining('连不上这个后端')])

    const bad: readonly string[][] = [
      [],
      ['--base', 'ftp://a', '--token', 'x'],
      ['--base', 'http://127.0.0.1:9/api'],
      ['--base', 'http://127.0.0.1:9/api', '--token', 'x', '--allow', 'everything'],
      ['--base', 'http://127.0.0.1:9/api', '--token', 'x', '--only', 'no.such'],
      ['--base', 'http://127.0.0.1:9/api', '--token', 'x', '--unknown'],
      ['--base', 'http://127.0.0.1:9/api', '--token', 'x', '--profile', 'both'],
      ['--base', 'http://127.0.0.1:9/api', '--token', 'x', '--max-ms', 'soon'],
      ['--base', 'http://127.0.0.1:9/api', '--token', 'x', '--now', '2026-11-25'],
      ['--compare', join(directory, 'nothing')],
    ]

    for (const args of bad) expect([args, (await runAt(args)).exit]).toEqual([args, 2])
  })
})

describe('the command', () => {
  it('says how it is used, and asks nobody for that', async () => {
    const { exit, out } = await runAt(['--help'])
    expect([exit, out.includes('--base URL'), out.includes('--max-ms N')]).toEqual([0, true, true])
  })

  it('goes by the clock of a back end that has its own', async () => {
    const json = join(directory, 'own-clock.json')
    const now = '2026-11-25T10:00:00+08:00'
    await run([...byToken, '--only', 'contacts.listContacts', '--now', now, '--json', json])
    expect(readFileSync(json, 'utf8')).toContain('"startedAt": "2026-11-25T02:00:00')
  })

  it('keeps no promise by checking nothing', async () => {
    const { exit, out } = await run([...byToken, '--only', 'redemption.getRedemption'])
    expect([exit, out.includes('Nothing was checked')]).toEqual([1, true])
  })

  const CONTACTS = [...byToken, '--profile', 'kangban', '--only', 'contacts.listContacts']

  /** A back end that takes so long by the clock of the run, or never answers in time. */
  async function runSlow(args: readonly string[], took: number) {
    const out: string[] = []
    let now = 0

    const exit = await command(['--base', 'http://127.0.0.1:9/api', ...CONTACTS, ...args], {
      world: {
        fetch: async () => {
          now += took
          if (!Number.isFinite(took)) throw new DOMException('too late', 'TimeoutError')
          return Promise.resolve(Response.json({ code: '1000', msg: '', data: [] }))
        },
        now: () => (Number.isFinite(now) ? now : 0),
        sleep: () => Promise.resolve(),
        date: () => new Date(),
      },
      print: (text) => out.push(text),
      printError: (text) => out.push(text),
    })

    return { exit, out: out.join('\n') }
  }

  it('says which calls were slow, and fails where they are slower than they may be', async () => {
    const doubted = await runSlow([], 3500)
    expect([doubted.exit, doubted.out.includes('slow answer')]).toEqual([0, true])
    expect(doubted.out).toContain('contacts.listContacts  3500 / 3500 ms')
    const bound = await runSlow(['--max-ms', '3000'], 3500)
    expect([bound.exit, bound.out.includes('slower than --max-ms')]).toEqual([1, true])
    expect((await runSlow(['--max-ms', '4000'], 3500)).exit).toBe(0)
  })

  it('holds an answer that does not come in time against the back end', async () => {
    const { exit, out } = await runSlow([], Infinity)
    expect([exit, out.includes('no answer'), out.includes('timeout')]).toEqual([1, true, true])
  })
})

describe('an error of its own', () => {
  it('is no drift, and is told without its message', async () => {
    const errors: string[] = []

    const exit = await command(['--base', 'http://127.0.0.1:9/api', '--token', TOKEN], {
      world: {
        fetch,
        now: () => {
          throw new RangeError(`clock of ${NAME}`)
        },
        sleep: () => Promise.resolve(),
        date: () => new Date(),
      },
      print: (text) => errors.push(text),
      printError: (text) => errors.push(text),
    })

    expect(exit).toBe(2)
    expect(errors.join('')).toContain('RangeError')
    expect(errors.join('')).not.toContain(NAME)
  })
})

describe('logging in', () => {
  it('asks for a code and reads it where the demo shows its outbox', async () => {
    const sent: { to: string; code: string }[] = [{ to: '13800000000', code: '000000' }]

    const { exit, backend } = await run(['--phone', PHONE], {
      outbox: () => sent,
      change: (name, reply) => {
        if (name === 'account.sendCode') sent.unshift({ to: PHONE, code: CODE })
        return reply
      },
    })

    expect(exit).toBe(0)

    expect(backend.paths.slice(0, 4)).toEqual([
      '/demo/outbox',
      '/api/user/v1/app/pin',
      '/demo/outbox',
      '/api/user/v1/app/login',
    ])
  })

  it('takes no old code when the backend sends none', async () => {
    const refused = {
      status: 200,
      body: { code: '9999', msg: '验证码已发送，请稍后再试', data: null },
    }

    const { exit, errors, backend } = await run(['--phone', PHONE], {
      outbox: () => [{ to: PHONE, code: CODE }],
      change: (name, reply) => (name === 'account.sendCode' ? refused : reply),
    })

    expect([exit, errors]).toEqual([2, expect.stringContaining('一分钟后再试')])
    expect(backend.asked).toEqual(['account.sendCode'])
  })

  it('takes a token that begins with a dash, but no option for one', async () => {
    expect((await run(['--token', '-Zk3vW', '--only', 'points.listWinners'])).exit).toBe(0)
    for (const token of ['--Zk3vW', '--', '-', '-a=b', '---only'])
      expect((await run(['--token', token, '--only', 'points.listWinners'])).exit).toBe(0)
    const missing = await run(['--token', '--only', 'points.listWinners'])

    expect([missing.exit, missing.errors]).toEqual([
      2,
      expect.stringMatching(/^有一个参数后面缺少它的值/),
    ])

    const unknown = await run(['--tokn', '-Zk3vW'])
    expect([unknown.exit, unknown.errors]).toEqual([2, expect.stringMatching(/^有不认识的参数/)])
    expect(unknown.errors).not.toContain('Zk3vW')
  })

  it('uses a code that it is given, without asking for another', async () => {
    const { exit, backend } = await run(['--phone', PHONE, '--code', CODE])
    expect([exit, backend.asked[0]]).toEqual([0, 'account.logIn'])
    expect(backend.asked).not.toContain('account.sendCode')
  })
})

describe('outputs', () => {
  const files = {
    report: join(directory, 'out.html'),
    junit: join(directory, 'out.xml'),
    json: join(directory, 'out.json'),
    record: join(directory, 'recorded'),
  }

  const asked = Object.entries(files).flatMap(([name, file]) => [`--${name}`, file])

  /** A backend that puts personal values everywhere, also where they do not belong. */
  const personal: BackendOptions = {
    change: (name, { status, body }) => {
      if (name === 'account.logIn') return { status, body: spoil(body, 'data.token', TOKEN) }

      const person = {
        name: NAME,
        phone: PHONE,
        address: ADDRESS,
        token: TOKEN,
        [NAME]: PHONE,
        bindStatus: NAME,
      }

      if (name === 'contacts.listContacts')
        return { status, body: spoil(body, 'data', [{ id: PHONE, ...person }]) }
      if (name === 'devices.listBoundDevices')
        return { status, body: spoil(body, 'data[].deviceTypeCode', NAME) }

      if (name === 'profile.getHealthInfo') {
        return {
          status,
          body: { code: '9999', msg: `${NAME} ${PHONE}`, data: null, [PHONE]: NAME },
        }
      }

      return name === 'lookup.listDiseaseNames'
        ? { status, body: `${NAME} ${PHONE}` }
        : { status, body }
    },
  }

  const CANARIES = [NAME, 'canary', '欧阳', PHONE, CODE, TOKEN, ADDRESS, '幸福路']

  it('hold no personal value, wherever the backend puts one', async () => {
    const { exit, out, errors } = await run(['--phone', PHONE, '--code', CODE, ...asked], personal)
    expect(exit).toBe(1)

    const recorded = readdirSync(files.record).map((file) =>
      readFileSync(join(files.record, file), 'utf8'),
    )

    expect(recorded.length).toBeGreaterThan(30)

    const outputs = [files.report, files.junit, files.json].map((file) =>
      readFileSync(file, 'utf8'),
    )

    const all = [out, errors, ...outputs, ...recorded].join('\n')
    expect(CANARIES.filter((canary) => all.includes(canary))).toEqual([])
    expect(all).toContain('text(11) 11111111111')
  })

  it('are a page without anything from elsewhere, valid XML with a case an operation, and stable JSON', async () => {
    await run([...byToken, ...asked], renamed)
    const page = readFileSync(files.report, 'utf8')
    expect(page).toContain('<html lang="zh-CN">')
    expect(page).not.toMatch(/(src|href)=|url\(|@import|<script/)
    for (const text of ['缺少字段', 'missing field', '需要 --allow mutating', 'sends-message'])
      expect(page).toContain(text)
    const result = JSON.parse(readFileSync(files.json, 'utf8'))

    expect(Object.keys(result)).toEqual([
      'schemaVersion',
      'startedAt',
      'base',
      'profile',
      'profileFound',
      'allowed',
      'only',
      'milliseconds',
      'verdict',
      'counts',
      'config',
      'operations',
    ])

    const junit = readFileSync(files.junit, 'utf8')
    expect(wellFormed(junit)).toBe(true)
    expect(junit.match(/<testcase /g)?.length).toBe(result.operations.length)

    expect(junit.match(/<skipped /g)?.length).toBe(
      result.counts.skipped + result.counts['not-called'],
    )

    expect(junit.match(/<failure /g)?.length).toBe(1)
  })

  it('compare recordings with each other and with the contract, without a backend too', async () => {
    const [local, production] = ['local', 'production'].map((name) => join(directory, name))
    await run([...byToken, '--record', String(local)])
    await run([...byToken, '--record', String(production)], renamed)
    const same = await runAt(['--compare', String(local), String(local)])
    expect([same.exit, same.out]).toEqual([0, expect.stringContaining('0 fields differ')])

    const other = await runAt([
      '--compare',
      String(local),
      String(production),
      '--report',
      files.report,
      '--json',
      files.json,
    ])

    expect(other.exit).toBe(1)
    expect(other.out).toContain('≠ contacts.listContacts  data[].contactName  – · – · string')
    const page = readFileSync(files.report, 'utf8')
    for (const words of [
      '三方对照',
      '文档怎么说',
      'local 怎么答',
      'production 怎么答',
      '要问后端什么',
    ])
      expect(page).toContain(words)
    expect(page).toContain('production没有返回这个字段：漏了，还是换了名称？')
    expect(page).not.toContain('local没有返回这个字段')
    const { comparison } = JSON.parse(readFileSync(files.json, 'utf8'))
    expect(comparison.columns).toEqual(['约定 contract', 'local', 'production'])
    expect(comparison.differences).toBe(4)
  })
})

describe('the history of runs', () => {
  const history = join(directory, 'history')
  const base = ['--token', TOKEN, '--only', 'contacts.listContacts', '--history', history]

  /** Both runs must have one address. */
  const runBoth = async (first: BackendOptions, second: BackendOptions) => {
    let change = first.change

    const { backend, ...one } = await run(base, {
      change: (name, reply) => change?.(name, reply) ?? reply,
    })

    change = second.change
    const report = join(directory, 'since.html')
    const json = join(directory, 'since.json')

    const rest = [
      '--base',
      backend.base,
      '--profile',
      'kangban',
      '--report',
      report,
      '--json',
      json,
    ]

    const two = await runAt([...base, ...rest])

    return {
      one,
      two,
      page: readFileSync(report, 'utf8'),
      result: JSON.parse(readFileSync(json, 'utf8')),
    }
  }

  it('tells what appeared, and keeps each run', async () => {
    rmSync(history, { recursive: true, force: true })
    const { one, two, page, result } = await runBoth({}, renamed)
    expect(one.out).not.toContain('与上次')
    expect(two.out).toContain('+ contacts.listContacts  缺少字段 missing field  data[].name')
    expect(page).toContain('新出现的不符')
    expect(result.since).toMatchObject({ mended: [], slower: [] })
    expect(readdirSync(history)).toHaveLength(2)
  })

  it('tells what is mended, and of another back end nothing', async () => {
    rmSync(history, { recursive: true, force: true })
    const { two, page } = await runBoth(renamed, {})

    expect([two.exit, two.out]).toEqual([
      0,
      expect.stringContaining('- contacts.listContacts  缺少'),
    ])

    expect(page).toContain('已修好的不符')
    writeFileSync(join(history, 'broken.json'), '{')
    const elsewhere = await run(base)
    expect([elsewhere.exit, elsewhere.out.includes('与上次')]).toEqual([0, false])
  })

  it('is refused before anything is asked, where the folder cannot be', async () => {
    writeFileSync(join(directory, 'a-file'), '')

    const { exit, errors, backend } = await run([
      ...byToken,
      '--history',
      join(directory, 'a-file'),
    ])

    expect([exit, errors, backend.asked]).toEqual([2, expect.stringContaining('--history'), []])
  })
})

it('has no option in its example for a workflow that it does not know', () => {
  const example = readFileSync(
    new URL('../../examples/contract-check.yml', import.meta.url),
    'utf8',
  )

  const line = /contract-check -- \\\n((?: +--.*\n)+)/.exec(example)?.[1] ?? ''

  const args = line
    .replaceAll('"$CHECK_BASE"', 'https://host/api')
    .split(/[\s\\]+/)
    .filter(Boolean)

  expect(args.length).toBeGreaterThan(10)
  expect(readOptions(args)).toMatchObject({ history: 'contract-history', profile: 'documented' })
})

/** Every element closes in its order, and no bare sign stands in a text. */
function wellFormed(xml: string): boolean {
  const open: string[] = []

  for (const [tag, close, name, self] of xml.matchAll(/<(\/?)([\w-]+)[^<>]*?(\/?)>/g)) {
    if (close) {
      if (open.pop() !== name) return false
    } else if (!self && tag) open.push(name ?? '')
  }

  const text = xml.replace(/<[^<>]*>/g, '')
  return open.length === 0 && !/[<>]|&(?!(amp|lt|gt|quot);)/.test(text)
}
