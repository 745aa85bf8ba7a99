// The rules of the house that no linter knows: who may import whom, names, sizes, places. See docs/house.md.
import { dirname, join, normalize } from 'node:path'
import { parseSync } from 'oxc-parser'
import { factProblems } from './fact-rules.mjs'
import { importsOf } from './imports.mjs'

/** The contract checker without its command: it runs in a page as well as in Node. */
const CHECKS_ANYWHERE =
  /^packages\/contract-check\/src\/(?!main\.ts$|command\/|.*testing\/|.*\.test\.ts$)/

/** Each row: files that match `from` may not import what matches `never`; `but` names the allowed exceptions. */
const IMPORT_RULES = [
  {
    from: /^packages\/(contracts|contract-check)\//,
    never: /^(apps\/|@?fastify|react|@prisma|prisma\/)/,
  },
  {
    from: CHECKS_ANYWHERE,
    never: /^node:|^packages\/contract-check\/src\/command\//,
    why: 'the check runs in a page too: what needs Node stands in command/',
  },
  {
    from: /^packages\/china-time\//,
    never: /./,
    but: /^(vitest|fast-check)$/,
    why: 'what everybody imports imports nothing',
  },
  {
    from: /^packages\/(ecg-core|gatt|vitals)\//,
    never: /./,
    but: /^(@kangban\/china-time|vitest|fast-check)$/,
    why: 'a pure library imports nothing but china-time',
  },
  {
    from: /^packages\/rules\//,
    never: /./,
    but: /^(@kangban\/(china-time|contracts|contracts\/(beat-marks|constants|figure-rules|metric-words|quantities\/body)|ecg-core)|vitest|fast-check|zod\/mini)$/,
    why: 'the rules are plain data in, plain data out',
  },
  {
    from: /^apps\/web\//,
    never: /^(apps\/(api|device-sim|gateway)\/|prisma\/|@prisma|fastify|node:)/,
    tests: true,
  },
  { from: /^apps\/api\//, never: /^apps\/(web|device-sim|gateway)\// },
  { from: /^apps\/device-sim\//, never: /^apps\/(api|web|gateway)\/|^prisma\/|@prisma/ },
  {
    from: /^apps\/gateway\//,
    never: /^apps\/|^prisma\/|@prisma/,
    but: /^\./,
    why: 'the gateway knows devices and contracts',
  },
  { from: /^packages\/mock\//, never: /^apps\/(?!api\/)/ },
  {
    from: /^(apps|packages)\/(?!mock\/)/,
    never: /^packages\/mock\//,
    why: 'the mock is for the apps of others',
  },
  {
    from: /^packages\/central\//,
    never: /^apps\/|^packages\/(?!central\/|gatt\/|china-time\/)|^node:/,
    why: 'the central knows GATT and the time',
  },
  {
    from: /^apps\/web\/src\/(?!shared\/ui\/antd\/)/,
    never: /^antd-mobile(\/|$)/,
    why: 'antd-mobile comes through apps/web/src/shared/ui/antd',
  },
  {
    from: /^apps\/web\/src\/(?!shared\/charts\/)/,
    never: /^echarts(\/|$)/,
    why: 'echarts comes through apps/web/src/shared/charts',
  },
  { from: /^apps\/web\/src\/shared\//, never: /^apps\/web\/src\/(app|features)\// },
  { from: /^apps\/web\/src\/features\//, never: /^apps\/web\/src\/app\// },
  {
    from: /^apps\/api\/src\/database\/(?!.*\.test\.ts$)/,
    never: /^apps\/api\/src\/(?!database\/|config\/)/,
    why: 'the database knows nothing above it',
  },
  {
    from: /^apps\/api\/src\/shared\/(?!.*\.test\.ts$)/,
    never: /^apps\/api\/src\/(features|plugins|commands|upkeep)\//,
    why: 'what features share knows none of them',
  },
  {
    from: /^apps\/api\/src\/(?!database\/|testing\/|(features|shared)\/.*\.repository\.ts$|.*\.test\.ts$)/,
    never: /^(prisma\/generated|@prisma)/,
    why: 'only the repository of a feature and database/ talk to Prisma',
  },
  {
    from: /^(apps|packages)\/(?!contracts\/src\/wire\/calls\.ts$|.*\.test\.ts)/,
    never: /^packages\/contracts\/src\/wire\/envelope\.ts$/,
    why: 'the envelope is unwrapped in packages/contracts/src/wire/calls.ts',
  },
  {
    from: /^apps\/api\/src\/features\/[\w-]+\/(?!.*-route\.ts$)/,
    never: /^(@?fastify(\/|$)|node:https?$)/,
    why: 'use cases know no HTTP',
  },
]

const FEATURE = /^apps\/(web|api)\/src\/features\/([\w-]+)\//
const TEST = /\.(test|spec)\.tsx?$/

/** What may take from a `testing/` folder: tests, and what stands in one itself. */
const TESTING =
  /\.(test|spec|bench|fault)\.tsx?$|\/testing\/|^(tests|scripts)\/|\/vitest\.config\.ts$/

const MAX_LINES = [
  [/^packages\/ecg-core\//, 400],
  [/./, 300],
]

const FORBIDDEN_NAMES = /(^|\/)(utils?|helpers?|common|misc)(\.\w+|\/)/
const KEBAB = /^[a-z0-9]+(-[a-z0-9]+)*(\.[a-z0-9-]+)*\.(ts|mjs|css)$/
const PASCAL = /^([A-Z][A-Za-z0-9]*)(\.test)?\.tsx$|^[A-Z][A-Za-z0-9]*\.module\.css$/

const PURE = /^packages\/(china-time|ecg-core|gatt|vitals|rules)\//
const PAGE = /\b(document|localStorage|sessionStorage|navigator|globalThis)\./
const CLOCK_OR_CHANCE = /\bnew Date\(\)|\bDate\.now\(|\bMath\.random\(|\bperformance\.now\(/

/** Where the database is asked: repositories, the database itself, what serves several features or all, and readiness. */
const ASKS_DATABASE =
  /^apps\/api\/src\/(database\/|catalogue\/|shared\/|upkeep\/|testing\/|commands\/|plugins\/health\.ts|.*\.repository\.ts$)/

const QUERY =
  /\b(database|transaction|tx|prisma)\.[a-z]\w*\.(find|create|update|delete|count|upsert|aggregate|groupBy)|\$(query|execute)Raw/

/** Where the environment is read: a folder or file `config` of each app, and the command line of ecg-cli. */
const READS_ENVIRONMENT =
  /^apps\/[\w-]+\/src\/(config|testing)|^packages\/ecg-cli\/src\/places\.ts$/

const MAKES_ERRORS = /^packages\/contracts\//

/**
 * Who may put something in the place of `fetch`: the one service of the web tests, the tests of fetching itself (a maps
 * service is none of ours), and the test that listens in on a real service.
 */
const STUBS_FETCH =
  /^apps\/web\/src\/(testing\/fake-service|(api\/(client|probe)|config\/runtime-config|features\/profile\/parts\/maps)\.test)\.ts$|^tests\/contract\/(same-words|one-story)\.test\.ts$|^scripts\//

const FETCH_STUB =
  /stubGlobal\(\s*['"]fetch['"]|spyOn\(\s*(globalThis|window|global),\s*['"]fetch['"]|\b(globalThis|window|global)\.fetch\s*=[^=]/

const ENVELOPE = ['code', 'msg', 'data']
const BUILDS_ENVELOPE = 'apps/api/src/plugins/answer.ts'

/** A folder with more files is hard to look through. */
const MAX_FILES = 30

const packageFolder = (specifier) =>
  specifier.replace(/^@kangban\/([\w-]+)/, (_, name) => {
    const app = ['api', 'web', 'device-sim', 'gateway'].includes(name)
    return `${app ? 'apps' : 'packages'}/${name}/`
  })

/** Where an import leads, as a path from the root; packages of others keep their name. */
const target = (file, specifier) =>
  specifier.startsWith('.') ? normalize(join(dirname(file), specifier)) : packageFolder(specifier)

function importProblems(file, { specifier, typeOnly }) {
  const to = target(file, specifier)
  const problems = []

  for (const { from, never, but, why } of IMPORT_RULES) {
    if (!from.test(file) || !never.test(to)) continue
    const own = file.split('/').slice(0, 2).join('/')
    if (but && (specifier.startsWith('.') ? to.startsWith(own) : but.test(specifier))) continue
    // vitals may use the types of ecg-core
    if (typeOnly && file.startsWith('packages/vitals/') && to.startsWith('packages/ecg-core'))
      continue
    // a type of the generated client is not a call of it
    if (typeOnly && to.startsWith('prisma/generated')) continue
    problems.push(`${file} imports ${specifier}${why ? `: ${why}` : ''}`)
  }

  if (/(^|\/)testing\//.test(to) && !TESTING.test(file))
    problems.push(`${file} takes ${specifier}, which is for tests`)

  const here = FEATURE.exec(file)
  const there = FEATURE.exec(to)
  if (here && there && here[2] !== there[2])
    problems.push(`${file} reaches into feature ${there[2]}: ${specifier}`)
  return problems
}

function fileProblems(file, text) {
  const problems = []
  const lines = text.replace(/\n$/, '').split('\n').length
  const most = MAX_LINES.find(([pattern]) => pattern.test(file))[1]
  if (!TEST.test(file) && lines > most)
    problems.push(`${file} has ${lines} lines, at most ${most} are allowed`)
  if (FORBIDDEN_NAMES.test(file)) problems.push(`${file}: a name says what is in it, not "utils"`)
  const name = file.split('/').at(-1)

  const wellNamed = name.endsWith('.tsx')
    ? PASCAL.test(name) || KEBAB.test(name.replace('.tsx', '.ts'))
    : KEBAB.test(name)

  if (!wellNamed && !PASCAL.test(name))
    problems.push(`${file}: files are kebab-case, components PascalCase`)

  if (/^(apps|packages)\/.*\/test-[^/]*$/.test(file) && !file.includes('/testing/'))
    problems.push(`${file} is for tests: such files stand in testing/`)

  if (FETCH_STUB.test(text) && !STUBS_FETCH.test(file))
    problems.push(`${file} stubs fetch: apps/web/src/testing/fake-service.ts answers in tests`)

  return problems
}

const SERVES_TESTS = /\.(test|spec)\.tsx?$|(^|\/)testing\//

/** What a source file, tests apart, does that belongs elsewhere. */
function placeProblems(file, text) {
  if (SERVES_TESTS.test(file) || !/^(apps|packages)\/[\w-]+\/src\//.test(file)) return []
  const problems = []

  if (
    /(process|import\.meta)\.env\b|\benv\b.* from 'node:process'/.test(text) &&
    !READS_ENVIRONMENT.test(file)
  )
    problems.push(`${file} reads the environment: only config does`)

  if (file.startsWith('apps/api/') && QUERY.test(text) && !ASKS_DATABASE.test(file))
    problems.push(`${file} asks the database: only the repository of a feature does`)

  if (PURE.test(file) && CLOCK_OR_CHANCE.test(text))
    problems.push(`${file} reads the clock or rolls dice: a pure package is told both`)

  if (CHECKS_ANYWHERE.test(file) && /\b(Buffer|process)\./.test(text))
    problems.push(`${file} knows Node: the check runs in a page too`)

  if (PURE.test(file) && PAGE.test(text))
    problems.push(`${file} knows the page: a pure package does not`)

  if (/new AppError\(/.test(text) && !MAKES_ERRORS.test(file)) {
    problems.push(`${file}: refuse() of contracts makes the errors, by the name of a text`)
  }

  return problems
}

function* objectsIn(node) {
  if (node === null || typeof node !== 'object') return
  if (node.type === 'ObjectExpression') yield node
  for (const value of Object.values(node)) yield* objectsIn(value)
}

const isEnvelope = ({ properties }) => {
  const names = properties.map(({ key }) => key?.name ?? key?.value)
  return ENVELOPE.every((name) => names.includes(name))
}

function envelopeProblems(file, { program }) {
  const isService = file.startsWith('apps/api/src/') && !SERVES_TESTS.test(file)
  if (!isService || file === BUILDS_ENVELOPE) return []

  return [...objectsIn(program)].some(isEnvelope)
    ? [`${file} builds an envelope: only ${BUILDS_ENVELOPE} does`]
    : []
}

/** What a source file does against the rules of the house, one line each. */
export function problemsOf(file, text) {
  const parsed = parseSync(file, text)

  return [
    ...fileProblems(file, text),
    ...factProblems(file, text),
    ...placeProblems(file, text),
    ...envelopeProblems(file, parsed),
    ...importsOf(file, text).flatMap((found) => importProblems(file, found)),
  ]
}

const OPERATION = /^packages\/contracts\/src\/([\w-]+\/[\w-]+\.ts)$/

/** Operations (files of contracts that call `operation(`) whose use case has another place or name. */
export const nameProblems = (files) =>
  [...files].flatMap(([file, text]) => {
    const name = OPERATION.exec(file)?.[1]
    if (!name || TEST.test(file) || !/= operation\(/.test(text)) return []
    const useCase = `apps/api/src/features/${name}`
    return files.has(useCase) ? [] : [`${file}: its use case belongs in ${useCase}`]
  })

/** Folders with more files than can be looked through, the fullest first. */
export function fullRooms(files) {
  const rooms = Map.groupBy(files, dirname)

  return [...rooms]
    .filter(([, { length }]) => length > MAX_FILES)
    .toSorted(([, one], [, other]) => other.length - one.length)
    .map(([room, { length }]) => `${room} has ${length} files, more than ${MAX_FILES}`)
}
