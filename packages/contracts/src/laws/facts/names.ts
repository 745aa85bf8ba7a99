// Names that two calls tell, links to records and devices: each is of the thing that was asked for or that is listed.
import { DEVICE_TYPES } from '../../constants.ts'
import type { Between, Breach } from '../catalogue.ts'
import { answerOf, type Answers, everyNode, fieldOf, isList, textOf, type Told } from '../node.ts'
import { breach } from '../operations/tools.ts'
import { nodesAt } from '../places.ts'

const CATEGORIES = 'lookup.listDiseaseCategories'
const NAMES = 'lookup.listDiseaseNames'

/** All names of the lookup stand in a category, and each name of a category is among all. */
export function* diseases(told: Answers): Generator<Between> {
  const [categories, names] = [CATEGORIES, NAMES].map((name) => answerOf(told, name))
  if (!isList(fieldOf(categories, 'classify')) || !isList(names)) return
  const listed = nodesAt(categories, 'classify[].typeNames[]')
  const [own, all] = [listed, names.items].map((list) => new Set(list.map(({ value }) => value)))
  const unknown = listed.find(({ value }) => !all?.has(value))
  const lost = names.items.find(({ value }) => !own?.has(value))
  if (unknown) yield { name: CATEGORIES, law: 'detail', path: unknown.path, got: `not in ${NAMES}` }
  if (lost) yield { name: NAMES, law: 'detail', path: lost.path, got: 'in no category' }
}

const OF_COMPARISONS = 'records.listComparisonNames'

function namesOf(text: string): readonly unknown[] | undefined {
  try {
    const names: unknown = JSON.parse(text)
    return Array.isArray(names) ? names : undefined
  } catch {
    return undefined
  }
}

/** The names of comparisons are a list as JSON: those that are configured, then what was used besides. */
export function* namesAsJson({ answer }: Told): Generator<Breach> {
  const json = fieldOf(answer, 'ruleJson')
  const names = namesOf(textOf(json) ?? '')
  if (json && !names) yield breach('kind', json, 'no JSON list')
  if (json && names && new Set(names).size < names.length)
    yield breach('same-id', json, 'a name twice')
}

/** Whoever was compared is among the names. */
export function* usedNames(told: Answers): Generator<Between> {
  const names = namesOf(textOf(fieldOf(answerOf(told, OF_COMPARISONS), 'ruleJson')) ?? '')
  if (!names) return

  for (const { name, answer } of told.filter((each) => each.name === 'records.listComparisons'))
    for (const user of nodesAt(answer, 'list[].userName'))
      if (textOf(user) && !names.includes(user.value))
        return yield { name, law: 'detail', path: user.path, got: `not in ${OF_COMPARISONS}` }
}

const isAddress = ({ marks, value }: { marks: { kind?: string }; value: unknown }): boolean =>
  marks.kind === 'address' || /^(?:https?:\/)?\/\S*$/.test(String(value))

/** Too short a text may stand in any link. */
const LEAST_ID = 16

/** The link of one record is none of another that is known. */
export function* linksOfRecords(told: Answers): Generator<Between> {
  const ids = new Set(
    told.flatMap(({ answer }) =>
      everyNode(answer).flatMap((node) => {
        const id = node.key === 'id' ? textOf(node) : undefined
        return id !== undefined && id.length >= LEAST_ID ? [id] : []
      }),
    ),
  )

  for (const { name, input, answer } of told) {
    const asked = textOfInput(input['ecgId'] ?? input['id'])
    if (asked === undefined || !ids.has(asked)) continue

    for (const node of everyNode(answer)) {
      const link = isAddress(node) ? textOf(node) : undefined
      if (link === undefined || link.includes(asked)) continue
      if ([...ids].some((id) => link.includes(id)))
        yield { name, law: 'asked', path: node.path, got: 'a link to another record' }
    }
  }
}

const textOfInput = (value: unknown): string | undefined =>
  typeof value === 'string' ? value : undefined

const ENDING = /\.(\w{3,4})$/
const ENDINGS: Readonly<Record<string, string>> = { edf: 'edf', wfdb: 'zip' }

/** A file has the ending of its format, where it has any. */
export function* formatOfFile({ answer, input }: Told): Generator<Breach> {
  const due = ENDINGS[String(input['format'])]
  const link = fieldOf(answer, 'url')
  const [, ending] = ENDING.exec((textOf(link) ?? '').replace(/[?#].*$/s, '')) ?? []
  if (link && due !== undefined && ending !== undefined && ending.toLowerCase() !== due)
    yield breach('asked', link, 'of another format')
}

const CODES = /^[a-z][a-zA-Z\d-]*$/
/** Of each slot of a course something may be told again. */
const COURSES = /etails$|^(?:states|trend|marks)$/i

/** A circumstance or what is missing is told or not, never twice. */
export function* codesOnce({ answer }: Told): Generator<Breach> {
  for (const list of everyNode(answer)) {
    if (!isList(list) || list.items.length < 2 || COURSES.test(list.key)) continue
    const codes = list.items.flatMap((item) => textOf(item) ?? [])
    if (codes.length < list.items.length || !codes.every((code) => CODES.test(code))) continue
    if (new Set(codes).size < codes.length) yield breach('same-id', list, 'a code twice')
  }
}

const MONITOR = 'monitoring.listPressureReadings'

/** A reading of the monitor was made by a device that is none of another type. */
export function* deviceOfReading(told: Answers): Generator<Between> {
  const types = new Map(
    (answerOf(told, 'devices.listBoundDevices')?.items ?? []).map((row) => [
      fieldOf(row, 'deviceCode')?.value,
      fieldOf(row, 'deviceTypeCode')?.value,
    ]),
  )

  for (const { name, answer } of told.filter((each) => each.name === MONITOR))
    for (const node of nodesAt(answer, 'records[].deviceSn')) {
      const type = types.get(node.value)
      if (type !== undefined && type !== DEVICE_TYPES.bloodPressureMonitor)
        yield { name, law: 'same-fact', path: node.path, got: 'of a device of another type' }
    }
}
