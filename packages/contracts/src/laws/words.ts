// A code and its word: in whichever calls of a subject they stand, one has always the other.
import type { Between } from './catalogue.ts'
import { everyNode, fieldOf, type Told } from './node.ts'

/** Of which each value of the first has one value of the second. */
const WORDS: readonly (readonly [of: string, has: string])[] = [
  ['stateText', 'state'],
  ['levelText', 'level'],
  ['level', 'levelText'],
  ['verdictText', 'verdict'],
  ['verdict', 'verdictText'],
  ['typeName', 'type'],
  ['type', 'typeName'],
  ['tagCode', 'tagName'],
  ['tagCode', 'id'],
  ['deviceTypeName', 'deviceTypeCode'],
  ['deviceCode', 'deviceTypeCode'],
  ['deviceCode', 'deviceTypeName'],
  ['deviceCode', 'userPhone'],
  ['eventName', 'eventType'],
  ['eventType', 'unit'],
]

/** An event is the same thing in whichever subject it is told. */
const EVERYWHERE = /^event/

const subjectOf = (name: string): string => name.split('.')[0] ?? ''

export function* words(told: readonly Told[]): Generator<Between> {
  const known = new Map<string, unknown>()

  for (const { name, answer } of told) {
    for (const node of everyNode(answer)) {
      if (node.key === 'kangban') continue

      for (const [of, has] of WORDS) {
        const [first, second] = [fieldOf(node, of), fieldOf(node, has)]
        if (typeof first?.value !== 'string' || typeof second?.value !== 'string') continue
        if (first.value === '' || second.value === '') continue
        const where = EVERYWHERE.test(of) ? '' : subjectOf(name)
        const key = `${where} ${of} ${has} ${first.value}`
        const before = known.get(key) ?? second.value
        known.set(key, before)
        if (before !== second.value)
          yield { name, law: 'words', path: second.path, got: `another one for the same ${of}` }
      }
    }
  }
}
