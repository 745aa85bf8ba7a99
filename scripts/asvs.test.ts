// Holds docs/asvs.md: every row of OWASP ASVS 5.0.0 once, with a state, and nothing named that is not there.
import { existsSync, globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { root } from './environment.mjs'

/** Levels of the rows of each section, in their order; 1.2 has nine rows of levels 1 and 2, its tenth is of level 3. */
const LEVELS: Readonly<Record<string, string>> = {
  '1.1': '22',
  '1.2': '1111122223',
  '1.3': '112222222223',
  '1.4': '222',
  '1.5': '123',
  '2.1': '122',
  '2.2': '112',
  '2.3': '12223',
  '2.4': '23',
  '3.1': '3',
  '3.2': '113',
  '3.3': '12223',
  '3.4': '11222233',
  '3.5': '11122333',
  '3.6': '3',
  '3.7': '22333',
  '4.1': '12233',
  '4.2': '23333',
  '4.3': '22',
  '4.4': '1222',
  '5.1': '2',
  '5.2': '112333',
  '5.3': '113',
  '5.4': '222',
  '6.1': '122',
  '6.2': '111111112222',
  '6.3': '11223333',
  '6.4': '112233',
  '6.5': '22222333',
  '6.6': '2223',
  '6.7': '33',
  '6.8': '2222',
  '7.1': '222',
  '7.2': '1111',
  '7.3': '22',
  '7.4': '11222',
  '7.5': '223',
  '7.6': '22',
  '8.1': '1233',
  '8.2': '1123',
  '8.3': '133',
  '8.4': '23',
  '9.1': '111',
  '9.2': '1222',
  '10.1': '22',
  '10.2': '223',
  '10.3': '22223',
  '10.4': '1111122222233333',
  '10.5': '22222',
  '10.6': '22',
  '10.7': '222',
  '11.1': '2233',
  '11.2': '22233',
  '11.3': '11233',
  '11.4': '1222',
  '11.5': '23',
  '11.6': '23',
  '11.7': '33',
  '12.1': '12233',
  '12.2': '11',
  '12.3': '22223',
  '13.1': '2333',
  '13.2': '222223',
  '13.3': '2233',
  '13.4': '1222233',
  '14.1': '22',
  '14.2': '12223333',
  '14.3': '122',
  '15.1': '12233',
  '15.2': '12233',
  '15.3': '1222222',
  '15.4': '3333',
  '16.1': '2',
  '16.2': '22222',
  '16.3': '2222',
  '16.4': '222',
  '16.5': '2223',
  '17.1': '23',
  '17.2': '22223333',
  '17.3': '22',
}

const EXPECTED: ReadonlyMap<string, string> = new Map(
  Object.entries(LEVELS).flatMap(([section, levels]) =>
    Array.from(levels, (level, index) => [`${section}.${index + 1}`, level] as const),
  ),
)

const wanted = [...EXPECTED].filter(([, level]) => level !== '3').map(([id]) => id)

const STATES = ['met', 'not met', 'n/a'] as const

interface Row {
  id: string
  level: string
  state: string
  cells: readonly string[]
}

const CELLS = 6

const rowsOf = (text: string): Row[] =>
  text
    .split('\n')
    .filter((line) => /^\| \d/.test(line))
    .map((line) => {
      const cells = line
        .split('|')
        .slice(1, -1)
        .map((cell) => cell.trim())

      const [id = '', level = '', , state = ''] = cells
      return { id, level, state, cells }
    })

const countsOf = (rows: readonly Row[]): string =>
  STATES.map((state) => `${rows.filter((row) => row.state === state).length} ${state}`).join(', ')

/** In the tables, what stands between backticks is a file or folder of this repository. */
const pathsOf = ({ cells }: Row): string[] =>
  cells.flatMap((cell) => [...cell.matchAll(/`([^`]*)`/g)].map(([, path = '']) => path))

function rowFaults(row: Row): string[] {
  const { id, level, state, cells } = row
  const says = (what: string) => `${id}: ${what}`
  const paths = pathsOf(row)
  const faults = paths.filter((path) => !existsSync(join(root, path))).map((path) => `no ${path}`)
  if (cells.length !== CELLS || cells.includes('')) faults.push(`has not ${CELLS} filled cells`)
  if (EXPECTED.get(id) !== level) faults.push(`is no row of level ${level}`)
  if (!STATES.some((known) => known === state)) faults.push(`"${state}" is no state`)
  if (state === 'met' && paths.length === 0) faults.push('is met and names no path')
  return faults.map(says)
}

function faultsOf(text: string): string[] {
  const rows = rowsOf(text)
  const ids = rows.map(({ id }) => id)
  const [intro = '', ...chapters] = text.split(/^## /m)

  const miscounted = [
    { name: 'the page', told: intro, rows },
    ...chapters.map((chapter) => ({
      name: chapter.split('\n')[0],
      told: chapter,
      rows: rowsOf(chapter),
    })),
  ].filter((part) => !part.told.includes(`: ${countsOf(part.rows)}.`))

  return [
    ...wanted.filter((id) => !ids.includes(id)).map((id) => `${id}: is missing`),
    ...ids.filter((id, index) => ids.indexOf(id) !== index).map((id) => `${id}: stands twice`),
    ...rows.flatMap(rowFaults),
    ...miscounted.map((part) => `${part.name}: is ${countsOf(part.rows)}`),
  ]
}

const page = readFileSync(join(root, 'docs/asvs.md'), 'utf8')

it('every requirement of levels 1 and 2 stands in docs/asvs.md once, with what is there', () => {
  expect(wanted.length).toBe(253)
  expect(wanted.filter((id) => EXPECTED.get(id) === '1').length).toBe(70)
  expect(faultsOf(page)).toEqual([])
})

/** A row, changed. */
const broken = (id: string, change: (line: string) => string): string =>
  page
    .split('\n')
    .map((line) => (line.startsWith(`| ${id} `) ? change(line) : line))
    .join('\n')

it.each([
  ['a row that is gone', broken('1.1.1', () => ''), '1.1.1: is missing'],
  ['a row twice', broken('1.1.1', (line) => `${line}\n${line}`), '1.1.1: stands twice'],
  [
    'a row of level 3',
    broken('1.1.1', (line) => line.replace('1.1.1', '1.2.10')),
    '1.2.10: is no row of level 2',
  ],
  [
    'a state of another name',
    broken('1.1.1', (line) => line.replace('| met', '| mostly')),
    '1.1.1: "mostly" is no state',
  ],
  [
    'a path that is not there',
    broken('1.1.1', (line) => line.replace('execute.ts`', 'executes.ts`')),
    '1.1.1: no packages/contracts/src/wire/executes.ts',
  ],
  [
    'a met row without a path',
    broken('1.1.1', (line) => line.replaceAll('`', '')),
    '1.1.1: is met and names no path',
  ],
])('%s is found', (_, text, fault) => {
  expect(faultsOf(text)).toContain(fault)
})

it('counts that are not those of the tables are found', () => {
  const text = broken('1.1.1', (line) => line.replace('| met', '| n/a'))
  expect(faultsOf(text).filter((fault) => fault.includes(': is ')).length).toBe(2)
})

describe('what the page says of sources', () => {
  const sources = globSync('{apps,packages}/*/src/**/*.{ts,tsx}', { cwd: root })
    .filter((path) => !/\.test\.tsx?$|\/testing\//.test(path))
    .map((path) => ({ path, text: readFileSync(join(root, path), 'utf8') }))

  it.each([
    [
      'raw HTML',
      /\.(inner|outer)HTML|insertAdjacentHTML|document\.write\(|dangerouslySet/,
      'a.innerHTML',
    ],
    ['code made of text', /\beval\(|new Function\(/, 'eval(text)'],
    ['windows that hear messages', /window\.(addEventListener\('|on)message/, 'window.onmessage'],
    ['XML parsers', /DOMParser|XPathEvaluator|document\.evaluate|xmldom/, 'new DOMParser()'],
    ['GraphQL and LDAP', /graphql|\bldap/i, "from 'graphql'"],
    ['WebRTC', /RTCPeerConnection/, 'new RTCPeerConnection()'],
    ['weak hashes', /['"](md5|sha-?1)['"]/i, "createHash('sha1')"],
  ])('there are no %s', (_, pattern, sample) => {
    expect(sample).toMatch(pattern)
    expect(sources.filter(({ text }) => pattern.test(text)).map(({ path }) => path)).toEqual([])
    expect(sources.length).toBeGreaterThan(1000)
  })
})

it('every package is that of the registry, byte by byte', () => {
  const { packages } = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8')) as {
    packages: Record<string, { link?: boolean; resolved?: string; integrity?: string }>
  }

  const foreign = Object.entries(packages)
    .filter(([path, { link }]) => path.includes('node_modules/') && !link)
    .filter(
      ([, { resolved = 'https://registry.npmjs.org/', integrity = '' }]) =>
        !resolved.startsWith('https://registry.npmjs.org/') || !integrity.startsWith('sha512-'),
    )

  expect(foreign).toEqual([])
  expect(Object.keys(packages).length).toBeGreaterThan(1000)
})
