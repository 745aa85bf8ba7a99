import { breachesBetween } from '../between.ts'
import { nodeOf } from './node-of.ts'

const NOW = new Date('2026-03-02T10:00:00+08:00')
export type Answers = readonly (readonly [name: string, data: unknown, input?: object])[]

/** What the answers of one run owe to each other, each breach as `call law path`. */
export const between = (answers: Answers): string[] =>
  breachesBetween(
    answers.map(([name, data, input = {}]) => ({
      name,
      summary: '',
      input: { ...input },
      now: NOW,
      answer: nodeOf(data, { url: { kind: 'address' } }),
    })),
  ).map(({ name, law, path }) => `${name} ${law} ${path}`)
