import { expect, it } from 'vitest'
import { WORDS } from './words.ts'

/** The home itself, and the titles of screens, which are names and not buttons. */
const OTHERS = ['./words.ts', '../../config/screens.ts']

const sources = Object.entries(
  import.meta.glob<string>('../../**/*.{ts,tsx}', {
    query: '?raw',
    import: 'default',
    eager: true,
  }),
).filter(([file]) => !/\.test\.tsx?$/.test(file) && !OTHERS.includes(file))

const filesWith = (pattern: RegExp) =>
  sources.filter(([, text]) => pattern.test(text)).map(([file]) => file)

it.each(Object.entries(WORDS))(
  '[SHELL-22] %s is said as %s, written in one place',
  (name, word) => {
    expect(filesWith(new RegExp(`['"\`>]${word}['"\`<]`))).toEqual([])
    expect(filesWith(new RegExp(`WORDS\\.${name}\\b`))).not.toEqual([])
  },
)
