// Builds the web app and prints what each screen weighs, gzipped; fails beyond the budget.
import { readFileSync } from 'node:fs'
import { gzipSync } from 'node:zlib'
import { run } from './environment.mjs'

const KB = 1000

const BUDGET = {
  firstJs: 130 * KB,
  firstCss: 20 * KB,
  contractsJs: 38 * KB,
  homeJs: 40 * KB,
  /** With what is around every screen, since that is what whoever opens a link to it waits for. */
  screenJs: 70 * KB,
}

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
/** A file that vite.config.ts names. */
const named = (name) => Object.keys(manifest).find((key) => manifest[key].name === name)

const contracts = filesOf(named('contracts'))
/** What lies around every screen of whoever is logged in. */
const inside = filesOf(named('inside'))
const home = filesOf(named('home-alone'))

const together = (...parts) => ({
  js: new Set(parts.flatMap(({ js }) => [...js])),
  css: new Set(parts.flatMap(({ css }) => [...css])),
})

/** What every visit of whoever is logged in fetches, whatever its screen. */
const always = together(shell, contracts, inside)

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
  '        JS       CSS   (gzip; of a screen what the three before do not hold)',
)

const row = (name, files, note = '') =>
  console.log(name.padEnd(26), kB(sum(files.js)), kB(sum(files.css)), note)

/** What of some files is not among others. */
const beyond = (others, { js, css }) => ({
  js: [...js].filter((file) => !others.js.has(file)),
  css: [...css].filter((file) => !others.css.has(file)),
})

const isHeavy = (file) => apart.has(file)
const firstJs = sum(shell.js)
const firstCss = sum(shell.css)
row('the first route', shell, '  whole, with the log-in page')
const contractsMore = beyond(shell, contracts)
row('contracts', contractsMore, '  with the first call')
const insideMore = beyond(together(shell, contracts), inside)
row('inside', insideMore, '  whoever is logged in: what is around every screen')
const homeMore = beyond(always, home)
row('home', homeMore)

if (firstJs > BUDGET.firstJs)
  problems.push(`the first route needs ${kB(firstJs)} of JS, at most ${kB(BUDGET.firstJs)}`)
if (sum(contractsMore.js) > BUDGET.contractsJs)
  problems.push(
    `the contracts need ${kB(sum(contractsMore.js))}, at most ${kB(BUDGET.contractsJs)}`,
  )
const aroundJs = sum(insideMore.js)
const homeJs = aroundJs + sum(homeMore.js)
if (homeJs > BUDGET.homeJs)
  problems.push(`home and what is around it add ${kB(homeJs)} of JS, at most ${kB(BUDGET.homeJs)}`)
if (firstCss > BUDGET.firstCss) problems.push(`the first route needs ${kB(firstCss)} of CSS`)
if ([...shell.js].some(isHeavy)) problems.push('the first route loads what is heavy')

for (const key of pages) {
  const files = filesOf(key)
  const more = beyond(always, files)

  const name = key
    .replace(/^.*features\/|^src\//, '')
    .replace(/\/pages\/|\.tsx$/g, ' ')
    .trim()

  row(name, more)
  const screenJs = aroundJs + sum(more.js)
  if (screenJs > BUDGET.screenJs)
    problems.push(
      `${name} and what is around it add ${kB(screenJs)} of JS, at most ${kB(BUDGET.screenJs)}`,
    )

  for (const file of [...files.js].filter(isHeavy))
    problems.push(`${name} cannot be shown before ${apart.get(file)} is loaded: import it lazily`)
}

for (const key of apart.values()) {
  const name = key.replace(/^.*node_modules\/|^src\/.*\//, '').replace(/\/.*$/, '')
  row(name, beyond(always, filesOf(key)), '  apart, when it is needed')
}

for (const problem of problems) console.error(problem)
process.exit(problems.length === 0 ? 0 : 1)
