// `npm run requirements`: which rows of docs/requirements.tsv a test cites in its title, per area, and which none does.
// With `-- --open` the open rows are listed.
import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { parseSync } from 'oxc-parser'

const ID = /\[([A-Z0-9]+-\d+)\]/g
const root = new URL('..', import.meta.url)
const read = (file) => readFileSync(new URL(file, root), 'utf8')

const rows = read('docs/requirements.tsv')
  .split('\n')
  .slice(1)
  .filter(Boolean)
  .map((line) => {
    const [id, area, layer, , requirement] = line.split('\t')
    return { id, area, layer, requirement }
  })

const testFiles = execFileSync('git', ['ls-files', '-co', '--exclude-standard'], {
  cwd: root,
  encoding: 'utf8',
})
  .split('\n')
  .filter((file) => /\.(test|spec|fault)\.tsx?$/.test(file))

/** `it`, `test`, `it.each(...)`, `test.for(...)`; a skipped or planned test is none. */
function isTestCall(callee) {
  if (callee.type === 'Identifier') return callee.name === 'it' || callee.name === 'test'
  if (callee.type === 'CallExpression') return isTestCall(callee.callee)
  if (callee.type !== 'MemberExpression') return false

  return (
    !['skip', 'todo', 'fixme', 'fails'].includes(callee.property.name) && isTestCall(callee.object)
  )
}

const titleOf = (node) => {
  if (node?.type === 'Literal') return String(node.value)
  return node?.type === 'TemplateLiteral' ? node.quasis.map(({ value }) => value.raw).join('') : ''
}

function literalsIn(node, found) {
  if (!node || typeof node !== 'object') return
  if (node.type === 'Literal' && typeof node.value === 'string') found.push(node.value)
  for (const value of Object.values(node)) literalsIn(value, found)
}

function titlesIn(node, titles) {
  if (!node || typeof node !== 'object') return

  if (Array.isArray(node)) {
    for (const child of node) titlesIn(child, titles)
    return
  }

  if (node.type === 'CallExpression' && isTestCall(node.callee)) {
    titles.push(titleOf(node.arguments[0]))
    // `it.each(table)('%s …')`: the rows of the table put their ids into the titles.
    if (node.callee.type === 'CallExpression') literalsIn(node.callee.arguments, titles)
  }

  for (const value of Object.values(node)) titlesIn(value, titles)
}

const cited = new Map()

for (const file of testFiles) {
  const titles = []
  titlesIn(parseSync(file, read(file)).program, titles)
  for (const title of titles) for (const [, id] of title.matchAll(ID)) cited.set(id, file)
}

const known = new Set(rows.map(({ id }) => id))
const unknown = [...cited].filter(([id]) => !known.has(id))
const areas = Map.groupBy(rows, ({ area }) => area)
const covered = (list) => list.filter(({ id }) => cited.has(id)).length
console.log('area'.padEnd(34), 'covered', '  open')

for (const [area, list] of areas) {
  console.log(
    area.padEnd(34),
    String(covered(list)).padStart(7),
    String(list.length - covered(list)).padStart(6),
  )
}

console.log(
  'all'.padEnd(34),
  String(covered(rows)).padStart(7),
  String(rows.length - covered(rows)).padStart(6),
)

if (process.argv.includes('--open')) {
  for (const { id, layer, requirement } of rows)
    if (!cited.has(id)) console.log(`${id}\t${layer}\t${requirement}`)
}

for (const [id, file] of unknown)
  console.error(`${file} cites ${id}, which docs/requirements.tsv does not have`)
process.exit(unknown.length === 0 ? 0 : 1)
