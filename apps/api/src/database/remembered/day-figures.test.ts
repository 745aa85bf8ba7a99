import { readFileSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll, beforeEach, expect, it, vi } from 'vitest'
import {
  addDays,
  lastDays,
  MS_PER_HOUR,
  shanghaiDay,
  startOfShanghaiDay,
} from '@kangban/china-time'
import { createDayFigures, type DayFigures } from './day-figures.ts'
import { createHealthMemory } from './health-memory.ts'
import { FIGURE_SOURCES } from '../../shared/readings/figures-made-by.ts'
import { startTestApp, type TestApp } from '../../testing/start-test-app.ts'

const KIND = 'oxygen'
let app: TestApp
let today: string
let days: readonly string[]
let accountId: string
let people = 0
const replicas: DayFigures[] = []

beforeAll(async () => {
  app = await startTestApp()
  today = shanghaiDay(app.clock.now())
  days = lastDays(today, 3)
})

afterAll(async () => {
  await Promise.all(replicas.map((figures) => figures.close()))
  await app.stop()
})

beforeEach(async () => {
  people += 1
  accountId = `person-${people}`

  await app.services.database.account.create({
    data: {
      id: accountId,
      userCode: `UF${people}`,
      phoneHash: `pf${people}`,
      phoneCipher: '',
      createdAt: app.clock.now(),
    },
  })
})

/** A replica that has just started. */
function replica(madeBy = 'one version') {
  const figures = createDayFigures(app.services, madeBy)
  replicas.push(figures)
  return { figures, memory: createHealthMemory({ ...app.services, figures }) }
}

type Replica = ReturnType<typeof replica>

/** Of which days it reckons when all are asked for; the figure of each is where it stands among them, the first has none. */
async function asked({ memory }: Replica, during: () => Promise<unknown> = async () => {}) {
  const made: string[] = []
  const known = await memory.open({ accountId, tables: [], kinds: [KIND], days })

  const given = await known.figuresOfDays('place', { kind: KIND, days }, async (missing) => {
    made.push(...missing)
    await during()
    return missing.map((day) => days.indexOf(day) || null)
  })

  expect(given).toEqual([null, 1, 2])
  return made
}

const stored = async () =>
  (await app.services.database.dayFigure.findMany({ where: { accountId } })).map(({ day }) => day)

const measure = (day: string) =>
  app.services.database.reading.create({
    data: {
      accountId,
      kind: KIND,
      at: new Date(startOfShanghaiDay(day).getTime() + 2 * MS_PER_HOUR),
      value: 96,
      source: 'watch',
    },
  })

const dayBefore = () => addDays(today, -1)

async function fill() {
  const first = replica()
  expect(await asked(first)).toEqual(days)
  await first.figures.written()
}

it('days that are over are reckoned once for all replicas, the day that goes on by each', async () => {
  await fill()
  expect(await stored()).toEqual(days.slice(0, 2))
  expect(await asked(replica())).toEqual([today])
})

it('a day of which a reading has come or gone is reckoned anew, and nothing is left of what it was', async () => {
  await fill()
  await measure(dayBefore())
  expect(await stored()).toEqual([days[0]])
  const second = replica()
  expect(await asked(second)).toEqual([dayBefore(), today])
  await second.figures.written()
  expect(await stored()).toEqual(days.slice(0, 2))
  await app.services.database.reading.deleteMany({ where: { accountId } })
  expect(await stored()).toEqual([days[0]])
  await app.services.database.healthMark.deleteMany({ where: { accountId } })
  expect(await stored()).toEqual([days[0]])
})

it('what was reckoned of readings that have changed since is not kept', async () => {
  const first = replica()
  await asked(first, () => measure(dayBefore()))
  await first.figures.written()
  expect(await stored()).toEqual([days[0]])
})

it('what stands under another mark, as two at one moment may leave it, is not told', async () => {
  await fill()

  await app.services.database.dayFigure.updateMany({
    where: { accountId, day: dayBefore() },
    data: { mark: 'older', value: 99 },
  })

  expect(await asked(replica())).toEqual([dayBefore(), today])
})

it('a database that takes no figures costs nobody an answer', async () => {
  const told = vi.spyOn(console, 'error').mockImplementation(() => {})
  const writing = vi.spyOn(app.services.database, '$executeRaw')
  writing.mockRejectedValueOnce(new Error('away'))
  await fill()
  expect(told).toHaveBeenCalledWith('Figures of days are not kept: Error: away')
  vi.restoreAllMocks()
  expect(await stored()).toEqual([])
  await fill()
  expect(await stored()).toEqual(days.slice(0, 2))
})

it('what another version has reckoned is not told', async () => {
  await fill()
  expect(await asked(replica('another version'))).toEqual(days)
})

it('what was being read while the database was put back is kept nowhere', async () => {
  const first = replica()
  await asked(first, () => first.memory.clear())
  await first.figures.written()
  expect(await stored()).toEqual([])
  expect(await asked(first)).toEqual(days)
})

it('an account that is erased takes its figures along, and none come after', async () => {
  const { database } = app.services
  await fill()
  const late = replica('another version')
  await asked(late)
  await database.account.delete({ where: { id: accountId } })
  expect(await stored()).toEqual([])
  const told = vi.spyOn(console, 'error').mockImplementation(() => {})
  await late.figures.written()
  expect(told).not.toHaveBeenCalled()
  vi.restoreAllMocks()
  expect(await stored()).toEqual([])
})

const isSource = (file: string) => FIGURE_SOURCES.some((source) => file.startsWith(source))

it('all that decides a figure is part of its version', () => {
  const root = fileURLToPath(new URL('../../../../../', import.meta.url))
  const seen = new Set<string>()

  /** Values alone: what is imported for its type decides nothing. */
  const follow = (file: string): void => {
    if (seen.has(file)) return
    seen.add(file)
    const source = readFileSync(file, 'utf8')

    for (const [, path = ''] of source.matchAll(/^import (?!type\b)[^'"]*?from '([^']+)'/gm)) {
      const [, name = '', rest = 'index'] = /^@kangban\/([\w-]+)(?:\/(.+))?$/.exec(path) ?? []
      if (name) follow(join(root, 'packages', name, 'src', `${rest}.ts`))
      else if (path.startsWith('.')) follow(join(dirname(file), path))
    }
  }

  follow(join(root, 'apps/api/src/shared/readings/values-of-days.ts'))
  follow(join(root, 'apps/api/src/shared/readings/slots.repository.ts'))
  const files = [...seen].map((file) => relative(root, file))
  expect(files).toContain('packages/rules/src/heart/resting-rate.ts')

  // How the database is asked, and constants of the ECG among the thresholds, decide none.
  const others = /^(apps\/api\/src\/(database|config)|packages\/ecg-core)\//
  expect(files.filter((file) => !others.test(file) && !isSource(file))).toEqual([])
})
