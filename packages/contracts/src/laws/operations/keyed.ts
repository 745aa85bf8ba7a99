// Rows that have no id and are known by another field, and parts of sentences.
import type { Breach } from '../catalogue.ts'
import { everyNode, fieldOf, isList, type Node, textOf, type Told } from '../node.ts'
import { at, breach } from './tools.ts'

/** By call: where such rows stand, and by what one is known. */
const KEYS: Readonly<Record<string, readonly (readonly [list: string, key: string])[]>> = {
  'account.listConsents': [['', 'kind']],
  'doctor.getDoctorPage': [
    ['conclusions', 'title'],
    ['pressure.weeks', 'title'],
    ['pressure.classes', 'title'],
    ['ecg.strips', 'startedAt'],
  ],
  'ecg.getEcgRecord': [['marks', 'sample']],
  'family.listMembers': [
    ['sharedByOthers', 'userCode'],
    ['sharedByOthers', 'tel'],
  ],
  'holter.getHolterRecord': [
    ['figures', 'name'],
    ['figures', 'label'],
  ],
  'home.getHomeSummary': [['cards', 'metric']],
  'lookup.listDiseaseCategories': [['classify', 'className']],
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
    ['goals', 'title'],
  ],
  'survey.getSurvey': [
    ['questions', 'text'],
    ['options', 'label'],
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

const LABELLED = ['label', 'text']

/** What stands beside a label stands there once. */
export function* labelled({ answer }: Told): Generator<Breach> {
  for (const list of everyNode(answer)) {
    const isLabelled = list.items.every((row) => LABELLED.every((name) => fieldOf(row, name)))
    if (!isList(list) || list.items.length === 0 || !isLabelled) continue
    const labels = list.items.map((row) => textOf(fieldOf(row, 'label')))
    if (new Set(labels).size < labels.length) yield breach('same-id', list, 'a label twice')
  }
}

/** Advice, facts and other lists of what is said. */
const SAID =
  /^(?:advice|content|donts|dos|facts|how|items|medicines|missing|sources|suggestions|traits)$/

/** A list of what is said says nothing twice. */
export function* saidOnce({ answer }: Told): Generator<Breach> {
  for (const list of everyNode(answer)) {
    const said = list.items.flatMap((item) => textOf(item) ?? [])
    if (isList(list) && SAID.test(list.key) && new Set(said).size < said.length)
      yield breach('said-twice', list, 'a line twice')
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
