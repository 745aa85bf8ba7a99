// Facts that stand in one place: what a second definition of them looks like, and where the first one is. And what stands in
// its place for nobody: texts that no call says.
import { parseSync, Visitor } from 'oxc-parser'

const TEST = /\.(test|spec|fault|bench)\.tsx?$|^tests\/|\/testing\/|\/test-[\w-]+\.tsx?$/

/** Numbers that are nothing but a length of time, and the name that @kangban/china-time gives them. */
const LENGTHS = new Map([
  [86_400_000, 'MS_PER_DAY'],
  [28_800_000, 'SHANGHAI_OFFSET_MS'],
  [3_600_000, 'MS_PER_HOUR'],
])

/** These have other meanings too: refused where something is multiplied with or divided by them. */
const FACTORS = new Map([
  [86_400, 'SECONDS_PER_DAY'],
  [60_000, 'MS_PER_MINUTE'],
  [3600, 'SECONDS_PER_HOUR'],
  [1440, 'MINUTES_PER_DAY'],
])

const LENGTH_NAME =
  /^(MS|SECONDS|MINUTES)_PER_(SECOND|MINUTE|HOUR|DAY)$|^(ONE_)?(DAY|HOUR|MINUTE|SECOND)_(MS|SECONDS)$|^DAY_MINUTES$/

const isNumber = (node) => node?.type === 'Literal' && typeof node.value === 'number'

const isProduct = (node) =>
  node.type === 'BinaryExpression' && (node.operator === '*' || node.operator === '/')

/** The operands of `24 * 60 * 60 * 1000`, whatever the brackets. */
const operandsOf = (node) =>
  isProduct(node) ? [...operandsOf(node.left), ...operandsOf(node.right)] : [node]

/** 60 * 1000, 24 * 60: a length of time that is worked out again. */
function workedOut(node) {
  const numbers = operandsOf(node)
    .filter(isNumber)
    .map(({ value }) => value)

  const known = numbers.find((value) => FACTORS.has(value))
  if (known !== undefined) return FACTORS.get(known)
  if (numbers.includes(60) && numbers.includes(1000)) return 'MS_PER_MINUTE'
  return numbers.includes(24) && numbers.includes(60) ? 'MINUTES_PER_DAY' : undefined
}

const firstHome = (name) => `${name} of @kangban/china-time is the one definition`

function lengthsOfTime(found) {
  /** The end of the product that was found last: what is in it is not told again. */
  let end = 0

  return {
    Literal(node) {
      if (LENGTHS.has(node.value)) found(node, firstHome(LENGTHS.get(node.value)))
    },
    BinaryExpression(node) {
      const name = isProduct(node) && node.start >= end ? workedOut(node) : undefined
      if (!name) return
      end = node.end
      found(node, firstHome(name))
    },
    VariableDeclarator({ id }) {
      if (id.type === 'Identifier' && LENGTH_NAME.test(id.name))
        found(id, '@kangban/china-time names the lengths of time')
    },
  }
}

/** `.toISOString().slice(0, 10)` is the day in London, `.slice(11, 16)` its clock. */
const isPartOfIso = ({ callee, arguments: [from] }) =>
  callee.type === 'MemberExpression' &&
  callee.property.name === 'slice' &&
  callee.object.type === 'CallExpression' &&
  callee.object.callee.property?.name === 'toISOString' &&
  [0, 5, 11].includes(from?.value)

function partsOfMoments(found) {
  return {
    CallExpression(node) {
      const isDayOrClock = isPartOfIso(node) && node.arguments[1]?.value > 0
      if (isDayOrClock) found(node, firstHome('shanghaiDay, shanghaiClock or addDays'))
    },
  }
}

const DEVICE_TYPE = /^(10010002|10030001|10040001)$/

/** In a text, too. */
const RATE_TEXT = /\b512 ?Hz/

const isRate = (name, value) => /rate/i.test(name ?? '') && value?.value === 512

/** Beside a figure a unit is mmHg or ℃, whatever a voice says of it. */
const UNIT_ALIAS = /毫米汞柱|°C/

/** What a doctor says; whoever measures at home reads 高压 and 低压. */
const DOCTORS_WORD = /收缩压|舒张压/

/** Whatever text of a file matches. */
const wording = (pattern, why) => (found) => ({
  Literal(node) {
    if (pattern.test(node.value)) found(node, why)
  },
  TemplateElement(node) {
    if (pattern.test(node.value.raw)) found(node, why)
  },
  JSXText(node) {
    if (pattern.test(node.value)) found(node, why)
  },
})

/** Each row: its home, the paths that may state it, and the nodes by which a second statement is known. */
const FACTS = [
  {
    home: /^packages\/china-time\/|^scripts\/house\/fact-rules\.mjs$/,
    tests: true,
    visitor: lengthsOfTime,
  },
  { home: /^packages\/china-time\//, tests: true, visitor: partsOfMoments },
  {
    home: /^packages\/china-time\//,
    visitor: (found) => ({
      TemplateElement(node) {
        if (node.value.raw.includes('+08:00'))
          found(node, 'SHANGHAI_OFFSET, shanghaiMoment of @kangban/china-time write China’s offset')
      },
    }),
  },
  {
    // The examples of the contracts show the wire, where the rate is a number.
    home: /^packages\/(ecg-core|contracts)\//,
    visitor(found) {
      const why = 'SAMPLE_RATE of @kangban/ecg-core is the one definition'

      return {
        Literal(node) {
          if (RATE_TEXT.test(node.value)) found(node, why)
        },
        TemplateElement(node) {
          if (RATE_TEXT.test(node.value.raw)) found(node, why)
        },
        VariableDeclarator(node) {
          if (isRate(node.id.name, node.init)) found(node, why)
        },
        AssignmentPattern(node) {
          if (isRate(node.left.name, node.right)) found(node, why)
        },
        Property(node) {
          if (isRate(node.key.name, node.value)) found(node, why)
        },
      }
    },
  },
  {
    home: /^packages\/contracts\/src\/monitoring\/metric-words\.ts$|^apps\/web\/src\/shared\/format\/spoken-text\.ts$|^scripts\//,
    visitor: wording(UNIT_ALIAS, 'UNITS of @kangban/contracts says how a unit is written'),
  },
  {
    home: /\/doctor\/|^scripts\//,
    visitor: wording(DOCTORS_WORD, 'people read 高压 and 低压, see docs/glossary.md'),
  },
  {
    home: /^packages\/contracts\//,
    visitor: (found) => ({
      Literal(node) {
        if (DEVICE_TYPE.test(node.value))
          found(node, 'DEVICE_TYPES of @kangban/contracts names the types of devices')
      },
    }),
  },
]

/** Calls every function that several visitors have for a kind of node. */
function together(visitors) {
  const all = {}

  for (const visitor of visitors) {
    for (const [kind, visit] of Object.entries(visitor)) {
      const before = all[kind]

      all[kind] = (node) => {
        before?.(node)
        visit(node)
      }
    }
  }

  return new Visitor(all)
}

/** Second definitions of what stands in one place, one line each. */
export function factProblems(file, text) {
  const facts = FACTS.filter(({ home, tests }) => !home.test(file) && (tests || !TEST.test(file)))
  const problems = new Set()

  const found = (node, why) => {
    const line = text.slice(0, node.start).split('\n').length
    problems.add(`${file}:${line} ${text.slice(node.start, node.end)}: ${why}`)
  }

  together(facts.map((fact) => fact.visitor(found))).visit(parseSync(file, text).program)
  return [...problems]
}

const CATALOGUE = [
  'packages/contracts/src/wire/messages.ts',
  'packages/contracts/src/wire/service-messages.ts',
]

const PRODUCT = /^(apps|packages)\/[\w-]+\/src\//

/** `refuse()` takes the texts by their names, so that knip cannot see who says one. */
const namesOf = (file, text) =>
  parseSync(file, text).module.staticExports.flatMap(({ entries }) =>
    entries.flatMap(({ exportName }) => exportName.name ?? []),
  )

/**
 * What stands in the first argument of `refuse()`, which may choose between two names or read one from a table of the file, and
 * what is read of `MESSAGES`.
 */
function namesUsedIn(file, text) {
  const names = []
  const places = []
  const tables = new Set()
  const { program } = parseSync(file, text)

  const isIn = ({ start, end }) => places.some((place) => place.start <= start && end <= place.end)

  new Visitor({
    CallExpression({ callee, arguments: [name] }) {
      if (callee.name === 'refuse' && name) places.push(name)
    },
    MemberExpression({ object, property }) {
      if (object.name === 'MESSAGES') names.push(property.name)
    },
  }).visit(program)

  new Visitor({
    MemberExpression({ object, ...place }) {
      if (isIn(place)) tables.add(object.name)
    },
  }).visit(program)

  new Visitor({
    VariableDeclarator({ id, init }) {
      if (init && tables.has(id.name)) places.push(init)
    },
  }).visit(program)

  new Visitor({
    Literal(literal) {
      if (isIn(literal)) names.push(literal.value)
    },
  }).visit(program)

  return names
}

/** Texts of the catalogue that no product code uses, one line each; a test alone is no use. */
export function unusedTexts(files) {
  const used = new Set(
    [...files]
      .filter(([file]) => PRODUCT.test(file) && !TEST.test(file))
      .filter(([, text]) => /\brefuse\(|\bMESSAGES\./.test(text))
      .flatMap(([file, text]) => namesUsedIn(file, text)),
  )

  return CATALOGUE.flatMap((file) =>
    namesOf(file, files.get(file) ?? '')
      .filter((name) => !used.has(name))
      .map((name) => `${file}: nobody says ${name}`),
  )
}
