import { type Plugin, Visitor } from 'vite'

/** What an operation of the contracts says of itself to documents and checkers: no page reads it. */
const DOCUMENTATION = ['summary', 'example']

/**
 * Takes that out of what the app is built of: examples were a third of what the contracts weigh, and all of them were made
 * before the first call.
 */
export const withoutDocumentation: Plugin = {
  name: 'without-documentation',
  apply: 'build',
  transform: {
    filter: { id: /packages\/contracts\/src\// },
    handler(code) {
      const found: { start: number; end: number }[] = []

      new Visitor({
        CallExpression({ callee, arguments: [definition] }) {
          if (callee.type !== 'Identifier' || callee.name !== 'operation') return
          if (definition?.type !== 'ObjectExpression') return

          for (const property of definition.properties)
            if (
              property.type === 'Property' &&
              property.key.type === 'Identifier' &&
              DOCUMENTATION.includes(property.key.name)
            )
              found.push(property)
        },
      }).visit(this.parse(code))

      // From the last on, so that places stay true.
      return found.reduceRight(
        (kept, { start, end }) => kept.slice(0, start) + kept.slice(end).replace(/^\s*,/, ''),
        code,
      )
    },
  },
}
