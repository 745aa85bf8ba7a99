// Rows that have no id and are known by another field, and parts of sentences.
import type { Breach } from '../catalogue.ts'
import { everyNode, fieldOf, isList, type Node, textOf, type Told } from '../node.ts'
import { at, breach } from './tools.ts'

/** By call: where such rows stand, and by what one is known. */
const KEYS: Readonly<Record<string, readonly (readonly [list: string, key: string])[]>> = {
  'account.listConsents': [['', 'kind']],
  'ecg.getEcgRecord': [['marks', 'sample']],
  'holter.getHolterRecord': [
    ['figures', 'name'],
    ['figures', 'label'],
  ],
  'home.getHomeSummary': [['cards', 'metric']],
  'medicine.getConstitutionReport': [
    ['scores', 'type'],
    ['secondary', 'type'],
    ['advice', 'topic'],
  ],
  'reports.getHeartRisk': [
    ['findings', 'kind'],
    ['keyNumbers', 'label'],
    ['trend.weeks', 'day'],
  ],
  'services.getEntitlementDetail': [['items', 'name']],
  'reports.getReport': [
    ['keyNumbers', 'label'],
    ['sections', 'metric'],
    ['measures', 'measure'],
    ['warnings.byKind', 'kind'],
  ],
}

const listAt = (answer: Node, path: string): Node | undefined =>
  path === '' ? answer : at(answer, ...path.split('.'))

export function* keyed({ name, answer }: Told): Generator<Breach> {
  for (const [path, key] of KEYS[name] ?? []) {
    const list = listAt(answer, path)
    const keys = (list?.items ?? []).flatMap((row) => fieldOf(row, key)?.value ?? [])
    if (list && new Set(keys).size < keys.length) yield breach('same-id', list, `a ${key} twice`)
  }
}

/** A sentence is told in parts, of which none is there twice; shorter ones are words between others. */
const LEAST_SAID = 4
const ENDED = /[。！？；）」]$/

export function* sentences({ answer }: Told): Generator<Breach> {
  for (const list of everyNode(answer)) {
    if (!isList(list) || !/sentence$/i.test(list.key)) continue
    const parts = list.items.flatMap((part) => textOf(fieldOf(part, 'text')) ?? [])
    const said = parts.filter((text) => text.length >= LEAST_SAID)
    if (new Set(said).size < said.length) yield breach('said-twice', list, 'a part twice')
    const last = parts.at(-1)?.trim() ?? ''
    if (last !== '' && !ENDED.test(last)) yield breach('said-whole', list, 'without its end')
  }
}

/** Lists of advice, of traits and of points, a line each. */
const LINES = /^(?:traits|dos|donts|items|content)$/

/** None of the lines of a list is there twice. */
export function* lines({ answer }: Told): Generator<Breach> {
  for (const list of everyNode(answer)) {
    if (!isList(list) || !LINES.test(list.key)) continue
    const texts = list.items.flatMap((item) => textOf(item) ?? [])
    if (new Set(texts).size < texts.length) yield breach('said-twice', list, 'a line twice')
  }
}
