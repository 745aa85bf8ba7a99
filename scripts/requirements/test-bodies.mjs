// What the tests of a file say about themselves: their titles, and what keeps them from showing anything.
import { readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { parseSync } from 'oxc-parser'

const TEST_FILE = /\.(test|spec|fault)\.tsx?$/
const NAMES = ['it', 'test', 'describe']

/** What may stand between `it` and its brackets; any other member (`test.use`) makes no test. */
const RUNS = ['each', 'for', 'concurrent', 'sequential', 'describe', 'serial', 'parallel']
const NEVER_RUNS = ['skip', 'todo', 'fixme', 'fails', 'fail', 'only', 'skipIf', 'runIf']

/** What fails when something is not so: `expect.soft` begins with one, `fc.assert` ends with one. */
const EXPECTS = ['expect', 'assert', 'expectTypeOf', 'assertType']
const EXPECTING_MEMBERS = ['assert', 'waitForRequest', 'waitForResponse']

const isNode = (value) => typeof value?.type === 'string'
const isFunction = (node) => /^(Arrow)?Function(Expression|Declaration)?$/.test(node?.type)

/** The parts of a node; the name of a member or of a property is none, it means no variable. */
function* childrenOf(node) {
  for (const [part, value] of Object.entries(node)) {
    if ((part === 'property' || part === 'key') && !node.computed) continue
    if (isNode(value)) yield value
    else if (Array.isArray(value)) yield* value.filter(isNode)
  }
}

function* within(node) {
  yield node
  for (const child of childrenOf(node)) yield* within(child)
}

/** `test.describe.skip(…)` as `['test', 'describe', 'skip']`; null where it begins with anything but a name. */
function chainOf(callee) {
  if (callee.type === 'Identifier') return [callee.name]
  if (callee.type === 'CallExpression') return chainOf(callee.callee)
  // it.each`table`
  if (callee.type === 'TaggedTemplateExpression') return chainOf(callee.tag)
  if (callee.type !== 'MemberExpression' || callee.computed) return null
  const object = chainOf(callee.object)
  return object && [...object, callee.property.name]
}

/** What the call is: 'test', 'suite', 'never runs', or null for any other call. */
function kindOf(call) {
  const [root, ...members] = chainOf(call.callee) ?? []
  if (!NAMES.includes(root)) return null
  if (members.some((name) => NEVER_RUNS.includes(name))) return 'never runs'
  if (!members.every((name) => RUNS.includes(name))) return null
  return [root, ...members].includes('describe') ? 'suite' : 'test'
}

const titleOf = (node) => {
  if (node?.type === 'Literal') return String(node.value)
  return node?.type === 'TemplateLiteral' ? node.quasis.map(({ value }) => value.raw).join('…') : ''
}

/** Functions by name, wherever they stand in the file, methods among them. */
function functionsOf(program) {
  const functions = new Map()
  const add = (name, node) => functions.set(name, [...(functions.get(name) ?? []), node])

  for (const node of within(program)) {
    if (node.type === 'FunctionDeclaration' && node.id) add(node.id.name, node)
    if (node.type === 'VariableDeclarator' && isFunction(node.init)) add(node.id.name, node.init)
    if ((node.type === 'Property' || node.type === 'MethodDefinition') && isFunction(node.value))
      add(node.key.name, node.value)
  }

  return functions
}

const parsed = new Map()

function parse(file, text) {
  const known = parsed.get(file)
  if (known && known.text === text) return known
  const { program, module } = parseSync(file, text)
  const imports = new Map()

  for (const { moduleRequest, entries } of module.staticImports)
    for (const { localName, importName, isType } of entries)
      if (!isType && moduleRequest.value.startsWith('.'))
        imports.set(localName.value, {
          file: join(dirname(file), moduleRequest.value),
          name: importName.name ?? localName.value,
        })

  const found = { file, text, program, imports, functions: functionsOf(program) }
  parsed.set(file, found)
  return found
}

function parseFile(file) {
  if (parsed.has(file)) return parsed.get(file)

  try {
    return parse(file, readFileSync(file, 'utf8'))
  } catch {
    return null
  }
}

/** The functions that a name may mean: of this file, else of the one it comes from. */
function meaningsOf(name, { module, isMember }) {
  const own = module.functions.get(name)
  if (own) return own.map((node) => ({ node, module }))

  // A method is looked for by its name in what the file imports: the type of its object is not known here.
  const sources = isMember
    ? [...new Set([...module.imports.values()].map(({ file }) => file))].map((file) => [file, name])
    : [module.imports.get(name)].filter(Boolean).map((source) => [source.file, source.name])

  return sources.flatMap(([file, name]) => {
    const there = parseFile(file)
    return (there?.functions.get(name) ?? []).map((node) => ({ node, module: there }))
  })
}

const uses = new WeakMap()

/** The names that are used in the node, once each. */
function usesOf(node) {
  if (!uses.has(node)) {
    const names = new Map()

    for (const { type, name, computed, property } of within(node)) {
      if (type === 'Identifier') names.set(name, { name, isMember: false })
      if (type === 'MemberExpression' && !computed)
        names.set(`.${property.name}`, { name: property.name, isMember: true })
    }

    uses.set(node, [...names.values()])
  }

  return uses.get(node)
}

/** Whether what is done in the node can fail an expectation, in it or in a function that it names. */
function expects(node, module, seen = new Set()) {
  if (seen.has(node)) return false
  seen.add(node)

  return usesOf(node).some(
    ({ name, isMember }) =>
      (isMember ? EXPECTING_MEMBERS : EXPECTS).includes(name) ||
      meaningsOf(name, { module, isMember }).some((meaning) =>
        expects(meaning.node, meaning.module, seen),
      ),
  )
}

function literalsIn(nodes) {
  return nodes
    .flatMap((node) => [...within(node)])
    .filter(({ type, value }) => type === 'Literal' && typeof value === 'string')
    .map(({ value }) => value)
}

/** The parts of a node without what is spread or left over: a changed copy of an example is none. */
function* withoutCopies(node) {
  yield node
  for (const child of childrenOf(node))
    if (!/^(Spread|Rest)Element$/.test(child.type)) yield* withoutCopies(child)
}

/** Whether the node is made of an example of a contract, as it is. */
const isExample = (node, names) =>
  [...withoutCopies(node)].some(
    ({ type, name, property }) =>
      (type === 'Identifier' && (names.has(name) || /^example/i.test(name))) ||
      (type === 'MemberExpression' && property.name === 'example'),
  )

/** Variables that hold an example, or a part of one. */
function examplesIn(program) {
  const names = new Set()

  for (const { type, id, init } of within(program)) {
    if (type !== 'VariableDeclarator' || !init || isFunction(init) || !isExample(init, names))
      continue
    for (const part of withoutCopies(id)) if (part.type === 'Identifier') names.add(part.name)
  }

  return names
}

/** A row says something of the product: that an example keeps the schema beside it does not show it. */
function expectsExample(nodes, names) {
  const calls = nodes.flatMap((node) => [...within(node)]).filter(isExpectation)
  return calls.some((call) => call.arguments.some((subject) => isExample(subject, names)))
}

const isExpectation = ({ type, callee }) =>
  type === 'CallExpression' && callee.type === 'Identifier' && callee.name === 'expect'

function faultOf(call, kind, module) {
  if (kind === 'never runs') return 'is skipped, planned, meant to fail or runs alone'
  if (kind === 'suite') return null
  const [, ...rest] = call.arguments
  const body = rest.find(isFunction)
  if (rest.length === 0) return 'has no body'
  if (body?.body.type === 'BlockStatement' && body.body.body.length === 0)
    return 'has an empty body'
  if (!rest.some((argument) => expects(argument, module))) return 'expects nothing'
  const isOfContracts = module.file.startsWith('packages/contracts/')
  if (!isOfContracts || !/\[[A-Z0-9]+-\d+\]/.test(titleOf(call.arguments[0]))) return null
  module.examples ??= examplesIn(module.program)

  return expectsExample(rest, module.examples)
    ? 'cites a row and holds an example against its own contract'
    : null
}

/**
 * Tests and suites of a file: the `title` as it is written, `texts` that may cite (with those of its table), and the
 * `fault` for which it shows nothing (else null).
 */
export function testsOf(file, text) {
  const module = parse(file, text)
  const tests = []

  for (const node of within(module.program)) {
    const kind = node.type === 'CallExpression' ? kindOf(node) : null
    // `it.each(table)` is the callee of the call with the title.
    if (kind === null || ['each', 'for'].includes(node.callee.property?.name)) continue
    const title = titleOf(node.arguments[0])
    const table = node.callee.type === 'CallExpression' ? node.callee.arguments : []
    const texts = kind === 'test' ? [title, ...literalsIn(table)] : []
    tests.push({ title, texts, fault: faultOf(node, kind, module) })
  }

  return tests
}

/** Whether the file is a test: by its name, or because it takes `it`, `test` or `describe` from elsewhere. */
export const isTestFile = (file, text) =>
  TEST_FILE.test(file) ||
  (/\b(vitest|@playwright\/test)'/.test(text) &&
    parseSync(file, text).module.staticImports.some(
      ({ moduleRequest, entries }) =>
        /^(vitest|@playwright\/test)$/.test(moduleRequest.value) &&
        entries.some(({ localName }) => NAMES.includes(localName.value)),
    ))
