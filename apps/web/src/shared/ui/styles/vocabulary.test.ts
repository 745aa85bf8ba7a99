// The words of vocabulary.css are plain class names, which no type checks: here none is unknown, and none is left over.
import { expect, it } from 'vitest'
import base from './base.css?raw'
import vocabulary from './vocabulary.css?raw'

const sources = Object.values(
  import.meta.glob<string>('../../../**/*.tsx', { query: '?raw', import: 'default', eager: true }),
)

const rules = (base + vocabulary).replace(/\/\*[^]*?\*\//g, '')

const defined = new Set(
  [...rules.matchAll(/\.([a-z][\w-]*)(?=[^{}]*\{)/g)].map(([, word = '']) => word),
)

/** What stands in the className of an element, without what comes from a module or a variable. */
function wordsOf(source: string): string[] {
  const values = [...source.matchAll(/className=(?:"([^"]*)"|\{`([^`]*)`\})/g)]

  return values.flatMap(([, plain, template]) =>
    (plain ?? template ?? '')
      .replace(/\$\{[^}]*\}/g, ' ')
      .split(/\s+/)
      .filter(Boolean),
  )
}

it('every word of a className is in the vocabulary', () => {
  const unknown = sources.flatMap(wordsOf).filter((word) => !defined.has(word))
  expect([...new Set(unknown)]).toEqual([])
})

it('every word of the vocabulary is used', () => {
  const text = sources.join('\n')
  const left = [...defined].filter((word) => !new RegExp(`["'\`\\s]${word}["'\`\\s]`).test(text))
  expect(left).toEqual([])
})
