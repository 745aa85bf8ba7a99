// The rules of the house that no linter knows: who may import whom, names, sizes, places. See docs/house.md.
import { dirname, join, normalize } from 'node:path'
import { parseSync } from 'oxc-parser'
import { factProblems } from './fact-rules.mjs'

/** Each row: files that match `from` may not import what matches `never`; `but` names the allowed exceptions. */
const IMPORT_RULES = [
  {
    from: /^packages\/(contracts|contract-check)\//,
    never: /^(apps\/|fastify|react|@prisma|prisma\/)/,
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
    but: /^(@kangban\/(china-time|contracts|contracts\/constants|ecg-core)|vitest|zod\/mini)$/,
    why: 'the rules are plain data in, plain data out',
  },
  {
    from: /^apps\/web\//,
    never: /^(apps\/(api|device-sim)\/|prisma\/|@prisma|fastify|node:)/,
    tests: true,
  },
  { from: /^apps\/api\//, never: /^apps\/(web|device-sim)\// },
  { from: /^apps\/device-sim\//, never: /^apps\/(api|web|gateway)\/|^prisma\/|@prisma/ },
  {
    from: /^apps\/gateway\//,
    never: /^apps\/|^prisma\/|@prisma/,
    but: /^\./,
    why: 'the gateway knows devices and contracts',
  },
  {
    from: /^packages\/central\//,
    never: /^apps\/|^packages\/(contracts|vitals|ecg-core)|^node:/,
    why: 'the central knows GATT and the time',
  },
  {
    from: /^apps\/web\/src\/(?!shared\/ui\/antd\/)/,
    never: /^(antd-mobile|@use-gesture)(\/|$)/,
    why: 'antd-mobile and its gestures come through apps/web/src/shared/ui/antd',
  },
  {
    from: /^apps\/web\/src\/(?!shared\/charts\/)/,
    never: /^echarts(\/|$)/,
    why: 'echarts comes through apps/web/src/shared/charts',
  },
  { from: /^apps\/web\/src\/shared\//, never: /^apps\/web\/src\/(app|features)\// },
  { from: /^apps\/web\/src\/features\//, never: /^apps\/web\/src\/app\// },
  {
    from: /^apps\/api\/src\/features\/[\w-]+\/(?!.*repository\.ts$)/,
    never: /^(prisma\/generated|@prisma)/,
    why: 'only the repository of a feature talks to Prisma',
  },
  {
    from: /^apps\/api\/src\/features\/[\w-]+\/(?!.*-route\.ts$)/,
    never: /^fastify$/,
    why: 'use cases know no HTTP',
  },
]

const FEATURE = /^apps\/(web|api)\/src\/features\/([\w-]+)\//
const TEST = /\.(test|spec)\.tsx?$/

/** What may take from a `testing/` folder: tests, and what stands in one itself. */
const TESTING =
  /\.(test|spec|bench|fault)\.tsx?$|\/testing\/|^(tests|scripts)\/|\/vitest\.config\.ts$/

const MOST_LINES = [
  [/^packages\/ecg-core\//, 400],
  [/./, 300],
]

const FORBIDDEN_NAMES = /(^|\/)(utils?|helpers?|common|misc)(\.\w+|\/)/
const KEBAB = /^[a-z0-9]+(-[a-z0-9]+)*(\.[a-z0-9-]+)*\.(ts|mjs|css)$/
const PASCAL = /^([A-Z][A-Za-z0-9]*)(\.test)?\.tsx$|^[A-Z][A-Za-z0-9]*\.module\.css$/

const PURE = /^packages\/(china-time|ecg-core|gatt|vitals|rules)\//
const CLOCK_OR_CHANCE = /\bnew Date\(\)|\bDate\.now\(|\bMath\.random\(|\bperformance\.now\(/

const packageFolder = (specifier) =>
  specifier.replace(/^@kangban\/([\w-]+)/, (_, name) => {
    const app = ['api', 'web', 'device-sim', 'gateway'].includes(name)
    return `${app ? 'apps' : 'packages'}/${name}/`
  })

/** Where an import leads, as a path from the root; packages of others keep their name. */
const target = (file, specifier) =>
  specifier.startsWith('.') ? normalize(join(dirname(file), specifier)) : packageFolder(specifier)

function importsOf(file, text) {
  const { module } = parseSync(file, text)

  const dynamic = module.dynamicImports.map(({ moduleRequest }) => {
    const written = text.slice(moduleRequest.start, moduleRequest.end)
    return /^(['"]).*\1$/.test(written) ? written.slice(1, -1) : null
  })

  const exported = module.staticExports.flatMap(({ entries }) =>
    entries.map((entry) => entry.moduleRequest?.value),
  )

  const types = new Set()

  for (const { moduleRequest, entries } of module.staticImports) {
    if (entries.length > 0 && entries.every((entry) => entry.isType)) types.add(moduleRequest.value)
  }

  const all = [
    ...module.staticImports.map(({ moduleRequest }) => moduleRequest.value),
    ...exported,
    ...dynamic,
  ]

  return [...new Set(all.filter(Boolean))].map((specifier) => ({
    specifier,
    typeOnly: types.has(specifier),
  }))
}

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
  const lines = text.split('\n').length
  const most = MOST_LINES.find(([pattern]) => pattern.test(file))[1]
  if (!TEST.test(file) && lines > most)
    problems.push(`${file} has ${lines} lines, at most ${most} are allowed`)
  if (FORBIDDEN_NAMES.test(file)) problems.push(`${file}: a name says what is in it, not "utils"`)
  const name = file.split('/').at(-1)

  const wellNamed = name.endsWith('.tsx')
    ? PASCAL.test(name) || KEBAB.test(name.replace('.tsx', '.ts'))
    : KEBAB.test(name)

  if (!wellNamed && !PASCAL.test(name))
    problems.push(`${file}: files are kebab-case, components PascalCase`)

  if (/process\.env/.test(text) && /^apps\/[\w-]+\/src\/(?!config|testing)/.test(file)) {
    problems.push(`${file} reads the environment: only config does`)
  }

  if (PURE.test(file) && !TEST.test(file) && CLOCK_OR_CHANCE.test(text)) {
    problems.push(`${file} reads the clock or rolls dice: a pure package is told both`)
  }

  if (/^(apps|packages)\/.*\/test-[^/]*$/.test(file) && !file.includes('/testing/'))
    problems.push(`${file} is for tests: such files stand in testing/`)

  if (/new AppError\(/.test(text) && !file.startsWith('packages/contracts/') && !TEST.test(file)) {
    problems.push(`${file}: refuse() of contracts makes the errors, by the name of a text`)
  }

  return problems
}

/** What a source file does against the rules of the house, one line each. */
export const problemsOf = (file, text) => [
  ...fileProblems(file, text),
  ...factProblems(file, text),
  ...importsOf(file, text).flatMap((found) => importProblems(file, found)),
]
