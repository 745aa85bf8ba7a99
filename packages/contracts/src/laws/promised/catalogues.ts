// What is told to everybody alike: articles, diseases, whom to call.
import type { Breach } from '../catalogue.ts'
import { pathOf } from '../links.ts'
import { everyNode, fieldOf, isList, type Node, textOf, type Told } from '../node.ts'
import { breach } from '../operations/tools.ts'
import { nodesAt } from '../places.ts'

/** What is rung abroad, and helps nobody in China. */
const FOREIGN = /拨打\s*(?:911|112|000)(?!\d)/

const NEWS = 'services.listNews'
const DISEASE = 'lookup.getDisease'

/** Nobody is told to call for help abroad. */
export function* emergencies({ name, answer }: Told): Generator<Breach> {
  if (name !== DISEASE) return

  for (const node of everyNode(answer))
    if (FOREIGN.test(textOf(node) ?? '')) yield breach('words', node, 'no number of China')
}

const OTHER = new Map([
  ['宜', /^忌/],
  ['忌', /^宜/],
])

const linesOf = (section: Node): readonly string[] =>
  nodesAt(section, 'rows[]')
    .flatMap((row) => [...nodesAt(row, 'content'), ...nodesAt(row, 'content[]')])
    .flatMap((node) => textOf(node) ?? [])

/** What is good is not below what is not, nor the other way round. */
export function* doAndDoNot({ name, answer }: Told): Generator<Breach> {
  if (name !== DISEASE) return

  for (const section of nodesAt(answer, 'tags[]')) {
    const title = fieldOf(section, 'title')
    const other = OTHER.get(textOf(title) ?? '')
    if (title && other && linesOf(section).some((line) => other.test(line)))
      yield breach('words', title, 'the other of the two')
  }
}

const PICTURE = /\.(?:svg|png|jpe?g|webp|gif|avif)$/i
const PAGE = /\.html?$/i

/** Each article has an address of its own, which is a page, and a picture, which is none. */
export function* articles({ name, answer }: Told): Generator<Breach> {
  if (name !== NEWS) return
  const titles = new Map<string, string>()

  for (const row of nodesAt(answer, '[]')) {
    const [pic, url, title] = ['pic', 'url', 'title'].map((key) => fieldOf(row, key))
    const [picture, page] = [pic, url].map((link) => pathOf(textOf(link) ?? ''))
    if (url && PICTURE.test(page ?? '')) yield breach('kind', url, 'a picture')
    if (pic && PAGE.test(picture ?? '')) yield breach('kind', pic, 'a page')
    if (pic && url && picture !== '' && picture === page) yield breach('same-id', pic, 'the page')
    const address = textOf(url) ?? ''
    const words = textOf(title) ?? ''
    const before = titles.get(address) ?? words
    titles.set(address, before)
    if (url && address !== '' && before !== words)
      yield breach('same-id', url, 'the address of another article')
  }
}

/** By call: lists of names, each of which stands there once. */
const NAMES: Readonly<Record<string, string>> = {
  'lookup.listDiseaseCategories': 'classify[].typeNames',
  'lookup.listDiseaseNames': '',
}

export function* namesOnce({ name, answer }: Told): Generator<Breach> {
  const path = NAMES[name]

  for (const list of path === undefined ? [] : nodesAt(answer, path))
    if (isList(list) && new Set(list.items.map(({ value }) => value)).size < list.items.length)
      yield breach('same-id', list, 'a name twice')
}
