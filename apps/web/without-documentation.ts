import { type ESTree, type Plugin, Visitor } from 'vite'

/** What an operation of the contracts says of itself to documents and checkers: no page reads it. */
const DOCUMENTATION = ['summary', 'example']

/** Calls that make a number which says what it is (contracts/src/quantities), and how the plain number is begun. */
const NUMBERS: Readonly<Record<string, string>> = { whole: 'z.int(', real: 'z.number(' }
/** Calls that mark a schema, by the place of the schema among their arguments. */
const MARKS: Readonly<Record<string, number>> = { quantity: 1, orZero: 0, kind: 1 }

interface Cut {
  readonly start: number
  readonly end: number
  readonly instead: string
}

function documentationIn({ arguments: [definition] }: ESTree.CallExpression, code: string): Cut[] {
  if (definition?.type !== 'ObjectExpression') return []

  return definition.properties.flatMap(({ start, end, ...property }) => {
    if (property.type !== 'Property' || property.key.type !== 'Identifier') return []
    if (!DOCUMENTATION.includes(property.key.name)) return []
    const comma = /^\s*,/.exec(code.slice(end))?.[0] ?? ''
    return [{ start, end: end + comma.length, instead: '' }]
  })
}

function marksIn(name: string, { start, end, arguments: given }: ESTree.CallExpression): Cut[] {
  const number = NUMBERS[name]
  if (number) return [{ start, end: given[1]?.start ?? end - 1, instead: number }]
  const schema = given[MARKS[name] ?? given.length]

  return schema
    ? [
        { start, end: schema.start, instead: '' },
        { start: schema.end, end, instead: '' },
      ]
    : []
}

/**
 * Source of the contracts without that: examples were a third of what the contracts weigh, and all of them were made before
 * the first call. What numbers and texts mean is for documents and checkers alone, too.
 */
export function undocumented(code: string, program: ESTree.Program): string {
  const found: Cut[] = []

  new Visitor({
    CallExpression(call) {
      if (call.callee.type !== 'Identifier') return
      const { name } = call.callee
      found.push(...(name === 'operation' ? documentationIn(call, code) : marksIn(name, call)))
    },
  }).visit(program)

  // From the last on, so that places stay true.
  return found
    .toSorted((a, b) => a.start - b.start)
    .reduceRight(
      (kept, { start, end, instead }) => kept.slice(0, start) + instead + kept.slice(end),
      code,
    )
}

export const withoutDocumentation: Plugin = {
  name: 'without-documentation',
  apply: 'build',
  transform: {
    filter: { id: /packages\/contracts\/src\// },
    handler(code) {
      return undocumented(code, this.parse(code))
    },
  },
}
