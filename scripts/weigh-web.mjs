// Builds the web app and prints what each screen weighs, gzipped; fails beyond the budget.
import { readFileSync } from 'node:fs'
import { gzipSync } from 'node:zlib'
import { run } from './environment.mjs'

const KB = 1000
const BUDGET = { firstJs: 130 * KB, firstCss: 20 * KB, moreJs: 40 * KB }

/**
 * Sources of the heavy parts, which a screen loads after it is shown or when they are asked for: charts, wheels to choose
 * with, rows to push aside, pictures to enlarge, fingers on the paper of an ECG, what measures one, PDF to read, pictures,
 * PDF to make (of an ECG that is on the phone alone, when it is exported), how Chinese characters are said.
 */
const APART = [
  /shared\/charts\/echarts\.ts$/,
  /shared\/ui\/antd\/wheels\.ts$/,
  /shared\/ui\/antd\/SwipeActions\.tsx$/,
  /shared\/ui\/antd\/PictureSlides\.tsx$/,
  /ecg\/lead\/PinchGesture\.tsx$/,
  /holter\/components\/PaperGestures\.tsx$/,
  /ecg\/live\/measuring-parts\.ts$/,
  /pdfjs-dist\/.*\/pdf\.mjs$/,
  /modern-screenshot\//,
  /jspdf\/dist\/.*\.js$/,
  /lookup\/model\/readings\.ts$/,
]

if (run('turbo run build --filter=@kangban/web --output-logs=errors-only') !== 0) process.exit(1)
const dist = new URL('../apps/web/dist/', import.meta.url)
const manifest = JSON.parse(readFileSync(new URL('.vite/manifest.json', dist), 'utf8'))
const weights = new Map()

const weigh = (file) => {
  if (!weights.has(file))
    weights.set(file, gzipSync(readFileSync(new URL(file, dist)), { level: 9 }).length)
  return weights.get(file)
}

/** All files that an entry needs before it can run. */
function filesOf(key, seen = new Set()) {
  if (seen.has(key)) return { js: new Set(), css: new Set() }
  seen.add(key)
  const chunk = manifest[key]
  const js = new Set([chunk.file])
  const css = new Set(chunk.css ?? [])

  for (const imported of chunk.imports ?? []) {
    const below = filesOf(imported, seen)
    for (const file of below.js) js.add(file)
    for (const file of below.css) css.add(file)
  }

  return { js, css }
}

const sum = (files) => [...files].reduce((total, file) => total + weigh(file), 0)
const kB = (bytes) => `${(bytes / KB).toFixed(1)} kB`.padStart(10)

const entry = Object.keys(manifest).find((key) => manifest[key].isEntry)
const shell = filesOf(entry)
const contracts = Object.keys(manifest).find((key) => manifest[key].name === 'contracts')

/** What every visit fetches: the shell with the first route, and right after the first screen is drawn the contracts. */
const always = {
  js: new Set([...shell.js, ...filesOf(contracts).js]),
  css: new Set([...shell.css, ...filesOf(contracts).css]),
}

// A feature's pages, and the screens that the app puts together from several features.
const pages = Object.keys(manifest).filter(
  (key) => manifest[key].isDynamicEntry && /\/\w+(Page|Screen)\.tsx$/.test(key),
)

const problems = []
const apart = new Map()

for (const source of APART) {
  const key = Object.keys(manifest).find(
    (name) => source.test(name) && manifest[name].isDynamicEntry,
  )

  if (key) apart.set(manifest[key].file, key)
  else problems.push(`${source} is not loaded apart any more`)
}

console.log(
  'screen'.padEnd(26),
  '        JS       CSS   (gzip; more than the shell, the first one with it)',
)

const row = (name, js, css, note = '') =>
  console.log(name.padEnd(26), kB(js), css === undefined ? ''.padEnd(10) : kB(css), note)

const isHeavy = (file) => apart.has(file)
const firstJs = sum(shell.js)
const firstCss = sum(shell.css)
row('the first route', firstJs, firstCss, '  whole, with the log-in page')
row('contracts', sum([...always.js].filter((file) => !shell.js.has(file))), undefined, '  after it')
if (firstJs > BUDGET.firstJs)
  problems.push(`the first route needs ${kB(firstJs)} of JS, at most ${kB(BUDGET.firstJs)}`)
if (firstCss > BUDGET.firstCss) problems.push(`the first route needs ${kB(firstCss)} of CSS`)
if ([...shell.js].some(isHeavy)) problems.push('the first route loads what is heavy')

for (const key of pages) {
  const { js, css } = filesOf(key)

  const name = key
    .replace(/^.*features\/|^src\//, '')
    .replace(/\/pages\/|\.tsx$/g, ' ')
    .trim()

  const moreJs = sum([...js].filter((file) => !always.js.has(file)))
  row(name, moreJs, sum([...css].filter((file) => !always.css.has(file))))
  if (moreJs > BUDGET.moreJs)
    problems.push(`${name} adds ${kB(moreJs)} of JS, at most ${kB(BUDGET.moreJs)}`)

  for (const file of [...js].filter(isHeavy))
    problems.push(`${name} cannot be shown before ${apart.get(file)} is loaded: import it lazily`)
}

for (const key of apart.values()) {
  const more = [...filesOf(key).js].filter((file) => !always.js.has(file))
  const name = key.replace(/^.*node_modules\/|^src\/.*\//, '').replace(/\/.*$/, '')
  row(name, sum(more), undefined, '  apart, when it is needed')
}

for (const problem of problems) console.error(problem)
process.exit(problems.length === 0 ? 0 : 1)
