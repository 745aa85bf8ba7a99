// What is told to everybody alike: articles, diseases, whom to call.
import type { Breach } from '../catalogue.ts'
import { everyNode, fieldOf, type Node, textOf, type Told } from '../node.ts'
import { breach } from '../operations/tools.ts'
import { nodesAt } from '../places.ts'

/** Police, fire, ambulance, accidents: what is rung in China. */
const EMERGENCIES: readonly string[] = ['110', '119', '120', '122']
const CALLED = /(?:拨打|拨|打)\s*(?:急救)?(?:电话)?\s*(\d{3})(?!\d)/g

/** The number of three digits that people are told to call is one that helps here. */
export function* emergencies({ answer }: Told): Generator<Breach> {
  for (const node of everyNode(answer)) {
    const called = [...(textOf(node) ?? '').matchAll(CALLED)].map(([, number = '']) => number)
    if (called.some((number) => !EMERGENCIES.includes(number)))
      yield breach('words', node, 'no emergency number of China')
  }
}

const NOT_TO = /^(?:忌|不要|别|不宜|少|避免|禁)/
const TO = /^(?:宜|多|坚持|每天)/

const linesOf = (section: Node): readonly string[] =>
  nodesAt(section, 'rows[]')
    .flatMap((row) => [...nodesAt(row, 'content'), ...nodesAt(row, 'content[]')])
    .flatMap((node) => textOf(node) ?? [])

/** What is good is not below what is not, nor the other way round. */
export function* doAndDoNot({ name, answer }: Told): Generator<Breach> {
  if (name !== 'lookup.getDisease') return

  for (const section of nodesAt(answer, 'tags[]')) {
    const title = fieldOf(section, 'title')
    const wrong = { 宜: /^忌/, 忌: /^宜/ }[textOf(title) ?? '']
    const lines = linesOf(section)
    if (title && wrong && lines.some((line) => wrong.test(line)))
      yield breach('words', title, 'the other of the two')
    else if (title && textOf(title) === '忌' && isAll(lines, TO, NOT_TO))
      yield breach('words', title, 'of what is good')
    else if (title && textOf(title) === '宜' && isAll(lines, NOT_TO, TO))
      yield breach('words', title, 'of what is not')
  }
}

const isAll = (lines: readonly string[], words: RegExp, others: RegExp): boolean =>
  lines.length > 1 &&
  lines.some((line) => words.test(line)) &&
  lines.every((line) => words.test(line) && !others.test(line))

const PICTURE = /\.(?:svg|png|jpe?g|webp|gif|avif)$/i
const PAGE = /\.(?:html?|php|aspx?)$/i

const pathOf = (link: string): string => link.replace(/[?#].*$/s, '')

/** Each article has an address of its own, which is a page, and a picture, which is none. */
export function* articles({ name, answer }: Told): Generator<Breach> {
  if (name !== 'services.listNews') return
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
