import { describe, expect, it } from 'vitest'
import { unusedTexts } from './fact-rules.mjs'
import { fullRooms, nameProblems, problemsOf } from './house-rules.mjs'
import { circles } from './imports.mjs'

const importing = (file: string, specifier: string, kind = '') =>
  problemsOf(file, `import ${kind}{ x } from '${specifier}'\n`)

describe('arrows that must never be', () => {
  it.each([
    ['packages/contracts/src/a.ts', 'fastify'],
    ['packages/contracts/src/a.ts', 'react'],
    ['packages/contracts/src/a.ts', '../../../apps/api/src/app.ts'],
    ['packages/ecg-core/src/a.ts', 'node:fs'],
    ['packages/gatt/src/a.ts', 'zod/mini'],
    ['packages/china-time/src/a.ts', '@kangban/contracts'],
    ['packages/china-time/src/a.ts', '../../gatt/src/hex.ts'],
    ['packages/vitals/src/a.ts', '@kangban/ecg-core'],
    ['packages/gatt/src/a.ts', '../../vitals/src/random.ts'],
    ['packages/rules/src/a.ts', 'node:fs'],
    ['packages/rules/src/a.ts', '../../../apps/api/src/ports/clock.ts'],
    ['packages/rules/src/a.ts', '@kangban/contracts/link'],
    ['apps/web/src/app/a.ts', '../../../api/src/app.ts'],
    ['apps/web/src/app/a.ts', '../../../device-sim/src/server.ts'],
    ['apps/web/src/features/home/a.ts', '../ecg/copy.ts'],
    ['apps/web/src/features/home/a.ts', '../../app/routes.ts'],
    ['apps/web/src/features/home/a.ts', 'antd-mobile'],
    ['apps/web/src/shared/ui/a.ts', 'antd-mobile/es/components/picker-view'],
    ['apps/web/src/features/home/a.ts', 'echarts/core'],
    ['apps/web/src/shared/ui/a.ts', '../../features/ecg/copy.ts'],
    ['apps/api/src/app.ts', '../../web/src/main.tsx'],
    [
      'apps/api/src/features/ecg/get-ecg-record.ts',
      '../../../../../prisma/generated/sqlite/client.ts',
    ],
    ['apps/api/src/features/ecg/get-ecg-record.ts', 'fastify'],
    ['apps/api/src/features/ecg/get-ecg-record.ts', '../account/sessions.ts'],
    ['apps/device-sim/src/a.ts', '../../api/src/app.ts'],
    ['apps/web/src/app/a.ts', '../../../gateway/src/main.ts'],
    ['apps/api/src/app.ts', '../../gateway/src/main.ts'],
    ['apps/api/src/upkeep/a.ts', '../../../../prisma/generated/sqlite/client.ts'],
    ['packages/central/src/a.ts', '@kangban/rules/verdicts'],
    ['apps/api/src/features/ecg/get-ecg-record.ts', '@fastify/multipart'],
    ['apps/api/src/features/ecg/get-ecg-record.ts', 'node:http'],
    ['packages/contracts/src/account/a.ts', '../wire/envelope.ts'],
    ['packages/contracts/src/index.ts', './wire/envelope.ts'],
    ['packages/contract-check/src/a.ts', '../../contracts/src/wire/envelope.ts'],
    ['packages/contract-check/src/answer/a.ts', 'node:fs'],
    ['packages/contract-check/src/a.ts', './command/options.ts'],
  ])('%s imports %s', (file, specifier) => {
    expect(importing(file, specifier)).toHaveLength(1)
  })

  it('are found in re-exports and in dynamic imports too', () => {
    expect(problemsOf('packages/contracts/src/a.ts', "export { x } from 'fastify'\n")).toHaveLength(
      1,
    )

    expect(
      problemsOf('packages/contracts/src/a.ts', "export const x = () => import('fastify')\n"),
    ).toHaveLength(1)
  })
})

it('leaves what is allowed alone', () => {
  const allowed = [
    importing('packages/vitals/src/a.ts', '@kangban/ecg-core', 'type '),
    importing('packages/gatt/src/a.test.ts', 'vitest'),
    importing('packages/gatt/src/a.ts', '@kangban/china-time'),
    importing('packages/china-time/src/a.ts', './units.ts'),
    importing('packages/rules/src/a.ts', '@kangban/contracts'),
    importing(
      'apps/api/src/features/ecg/ecg.repository.ts',
      '../../../../../prisma/generated/sqlite/client.ts',
    ),
    importing('apps/web/src/shared/ui/antd/a.ts', 'antd-mobile'),
    importing('apps/web/src/app/a.ts', '../features/ecg/copy.ts'),
    importing('packages/central/src/a.ts', '@kangban/gatt'),
    importing('packages/contracts/src/wire/calls.ts', './envelope.ts'),
    importing('packages/contract-check/src/command/a.ts', 'node:fs'),
    importing('packages/contract-check/src/main.ts', './command/command.ts'),
    problemsOf(
      'apps/api/src/features/ecg/ecg.repository.ts',
      'export const x = () => database.ecgRecord.findMany()\n',
    ),
    problemsOf('apps/api/src/plugins/a.ts', 'export const x = ({ code, msg, data }) => code\n'),
    problemsOf('packages/ecg-cli/src/places.ts', 'export const x = process.env\n'),
  ]

  expect(allowed.flat()).toEqual([])
})

it.each([
  ['a file of 301 lines', 'apps/api/src/a.ts', 'x\n'.repeat(301)],
  ['a catch-all name', 'apps/api/src/utils.ts', ''],
  ['a catch-all folder', 'apps/api/src/helpers/a.ts', ''],
  ['camel case', 'apps/api/src/myFile.ts', ''],
  ['a clock among the rules', 'packages/rules/src/a.ts', 'export const x = new Date()\n'],
  ['chance among the rules', 'packages/rules/src/a.ts', 'export const x = Math.random()\n'],
  ['the environment outside config', 'apps/api/src/app.ts', 'export const x = process.env\n'],
  ['the environment in a package', 'packages/gatt/src/a.ts', 'export const x = process.env\n'],
  ['the environment by name', 'apps/api/src/a.ts', "import { env } from 'node:process'\n"],
  ['that of Vite', 'apps/web/src/app/a.ts', 'export const x = import.meta.env\n'],
  ['Node in a check', 'packages/contract-check/src/a.ts', "export const x = Buffer.from('')\n"],
  ['a page among the rules', 'packages/rules/src/a.ts', 'export const x = document.title\n'],
  [
    'a query in a use case',
    'apps/api/src/features/ecg/get-ecg-record.ts',
    'export const x = () => database.ecgRecord.findMany()\n',
  ],
  ['a query by hand', 'apps/api/src/app.ts', 'export const x = () => db.$queryRaw`SELECT 1`\n'],
  [
    'a second envelope',
    'apps/api/src/plugins/a.ts',
    "export const x = { msg: '', data: null, code: '1' }\n",
  ],
])('refuses %s', (_, file, text) => {
  expect(problemsOf(file, text)).toHaveLength(1)
})

it('lets contracts alone make the errors that people read', () => {
  const making = "throw new AppError('9999', { userMessage: '设备不存在', logMessage: '' })\n"
  expect(problemsOf('apps/api/src/features/devices/bind-device.ts', making)).toHaveLength(1)
  expect(problemsOf('apps/api/src/plugins/answer.ts', making)).toHaveLength(1)
  expect(problemsOf('packages/contracts/src/wire/refuse.ts', making)).toEqual([])
})

it('finds circles, also those that are closed by a type or by what is loaded later', () => {
  const lazy = new Map([
    ['web/client.ts', "import { link } from './link.ts'\n"],
    ['web/link.ts', "export const link = () => import('./parts/home.ts')\n"],
    ['web/parts/home.ts', "import { client } from '../client.ts'\n"],
    ['web/main.ts', "import './client.ts'\nimport type { Main } from './main.ts'\n"],
  ])

  expect(circles(lazy)).toEqual([
    'a circle of imports: web/client.ts -> web/link.ts -> web/parts/home.ts -> web/client.ts',
    'a circle of imports: web/main.ts -> web/main.ts',
  ])

  lazy.set('web/parts/home.ts', "import { asks } from '../asks.ts'\n").delete('web/main.ts')
  expect(circles(lazy)).toEqual([])
})

it.each([
  "vi.stubGlobal('fetch', fetched)\n",
  "vi.spyOn(globalThis, 'fetch')\n",
  'globalThis.fetch = async () => new Response()\n',
])('lets tests of pages speak to the one fake service: %s', (stub) => {
  expect(problemsOf('apps/web/src/features/home/testing/home.tsx', stub)).toHaveLength(1)
  expect(problemsOf('apps/web/src/features/home/home.test.ts', stub)).toHaveLength(1)
  expect(problemsOf('apps/web/src/testing/fake-service.ts', stub)).toEqual([])
})

it('keeps what is for tests in testing/, and the product from taking it', () => {
  const page = 'apps/web/src/features/home/pages/HealthPage.tsx'
  expect(importing(page, '../testing/home.tsx')).toHaveLength(1)
  expect(importing(page.replace('.tsx', '.test.tsx'), '../testing/home.tsx')).toEqual([])
  expect(problemsOf('apps/web/src/stores/test-login.ts', '')).toHaveLength(1)
  expect(problemsOf('apps/web/src/stores/testing/login.ts', '')).toEqual([])
})

describe('a fact stands in one place', () => {
  const A = 'apps/api/src/a.ts'
  const stating = (text: string, file = A) => problemsOf(file, `export ${text}\n`)

  it.each([
    'const LIFETIME_MS = 30 * 86_400_000',
    'const x = 864e5',
    'const x = 24 * 60 * 60 * 1000',
    'const x = 15 * (60 * 1000)',
    'const x = at.getTime() + 8 * 3_600_000',
    'const x = at / 28_800_000',
    'const x = at + minutes * 60_000',
    'const x = 8 * 3600',
    'const MINUTE_MS = 60_000',
    'const SECOND_MS = 1000',
    'const DAY_MS = of(1)',
    'const x = `${day}T00:00:00+08:00`',
    'const RATE_HZ = 512',
    'const x = { sampleRateHz: 512 }',
    'const f = ({ rateHz = 512 }) => rateHz',
    "const x = '25 mm/s 512 Hz'",
    "const WATCH = '10010002'",
    "const UNIT = '毫米汞柱'",
    'const x = `${degrees} °C`',
    "const LABEL = '收缩压'",
    'const x = new Date(at + offset).toISOString().slice(0, 10)',
  ])('refuses %s', (text) => {
    expect(stating(text)).toHaveLength(1)
  })

  it('refuses a length of time in tests too', () => {
    expect(stating('const x = 86_400_000', 'apps/api/src/a.test.ts')).toHaveLength(1)
  })

  it('leaves what is a fact of its own', () => {
    const allowed = [
      stating('const TIMEOUT_MS = 60_000'),
      stating('const LIFETIME_MS = 15 * MS_PER_MINUTE'),
      stating('const RATE_HZ = 512', 'apps/api/src/a.test.ts'),
      stating("const AXIS = '收缩压'", 'apps/web/src/features/doctor/copy.ts'),
      stating('const MAX_BYTES = 512 * 1024'),
      stating('const SPEEDS = [1, 60, 3600]'),
      stating('const x = { at: "2026-03-02T08:12:00+08:00" }'),
      stating('const MS_PER_DAY = 86_400_000', 'packages/china-time/src/index.ts'),
    ]

    expect(allowed.flat()).toEqual([])
  })
})

it('holds a use case to the name of its operation', () => {
  const operation = [
    'packages/contracts/src/ecg/save-ecg-record.ts',
    'export const a = operation({})',
  ]

  const useCase = ['apps/api/src/features/ecg/save-ecg-record.ts', '']
  expect(nameProblems(new Map([operation, useCase] as [string, string][]))).toEqual([])

  expect(nameProblems(new Map([operation] as [string, string][]))).toEqual([
    'packages/contracts/src/ecg/save-ecg-record.ts: its use case belongs in apps/api/src/features/ecg/save-ecg-record.ts',
  ])
})

const filesIn = (room: string, count: number) =>
  Array.from({ length: count }, (_, index) => `${room}/${index}.ts`)

it('names the folders of more than thirty files', () => {
  expect(fullRooms([...filesIn('a', 30), ...filesIn('b', 31), ...filesIn('c/d', 40)])).toEqual([
    'c/d has 40 files, more than 30',
    'b has 31 files, more than 30',
  ])
})

describe('the catalogue of texts', () => {
  const CATALOGUE = [
    'packages/contracts/src/wire/messages.ts',
    "export const gone = '没有'\nexport const full = (most: number) => `最多${most}个`\n",
  ] as const

  const USE_CASE = 'apps/api/src/features/a/b.ts'
  const NOBODY = (name: string) => `${CATALOGUE[0]}: nobody says ${name}`
  const unused = (...files: [string, string][]) => unusedTexts(new Map([CATALOGUE, ...files]))

  it('names the texts that nobody uses', () => {
    expect(unused()).toEqual([NOBODY('gone'), NOBODY('full')])
  })

  it('knows refusals by their names, also where one of two is chosen, and texts that schemas take', () => {
    expect(
      unused(
        [USE_CASE, "throw refuse('gone', 'x')\n"],
        ['packages/contracts/src/a/b.ts', 'export const most = MESSAGES.full(3)\n'],
      ),
    ).toEqual([])

    expect(unused([USE_CASE, "throw refuse(is ? 'gone' : 'full', 'x')\n"])).toEqual([])

    const table = "const BY_STATUS = { 404: 'gone', 413: 'full' } as const\n"
    expect(unused([USE_CASE, `${table}throw refuse(BY_STATUS[status], 'x')\n`])).toEqual([])

    expect(unused([USE_CASE, `${table}throw refuse('full', BY_STATUS[0])\n`])).toEqual([
      NOBODY('gone'),
    ])
  })

  it('takes neither a test, nor a log message, nor a word elsewhere for a use', () => {
    expect(
      unused(
        ['apps/api/src/features/a/b.test.ts', "throw refuse('gone', 'x')\n"],
        ['apps/web/src/testing/a.ts', 'export const x = MESSAGES.gone\n'],
        [USE_CASE, "const state = 'gone'\nthrow refuse('full', 'gone')\n"],
      ),
    ).toEqual([NOBODY('gone')])
  })
})
