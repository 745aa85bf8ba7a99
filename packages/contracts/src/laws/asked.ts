// What is told is what was asked for: fields of an answer that bear the name of one of the question.
import type { Breach } from './catalogue.ts'
import { fieldOf, fieldsOf, isList, type Node, type Told } from './node.ts'

/** Names of a question under which an answer has something else, and values that ask for everything. */
const OTHERWISE = /^(?:userCode|userName|name|type|month|year)$/
const ALL = /^(?:all)?$/
/** The same moment may be written in several ways. */
const MOMENT = /^\d{4}-\d{2}-\d{2}[ T]/

/** Under which name an answer tells the id that a question has. */
const SAME: Readonly<Record<string, string>> = { ecgId: 'id', typeName: 'dise_name' }

const rowsOf = (answer: Node): readonly Node[] => {
  if (isList(answer)) return answer.items
  const list = answer.fields.get('list')
  return isList(list) ? list.items : [answer]
}

export function* askedLaws({ answer, input }: Told): Generator<Breach> {
  for (const [key, value] of Object.entries(input)) {
    if (typeof value !== 'string' || OTHERWISE.test(key)) continue
    if (ALL.test(value) || MOMENT.test(value)) continue

    for (const row of rowsOf(answer)) {
      const told = fieldsOf(row).get(SAME[key] ?? key)
      if (typeof told?.value === 'string' && told.value !== value)
        yield { law: 'asked', path: told.path, got: `other than ${key}` }
    }
  }

  const first = fieldOf(answer, 'first')
  if (first && 'first' in input && Number(input['first']) !== first.value)
    yield { law: 'asked', path: first.path, got: 'other than first' }
  const kind = input['type']
  if (typeof kind !== 'string') return

  // A span is asked for by type as well, and an answer has no field of that name.
  for (const row of rowsOf(answer)) {
    const told = fieldOf(row, 'type')
    if (typeof told?.value === 'string' && told.value !== kind)
      yield { law: 'asked', path: told.path, got: 'other than type' }
  }
}
