// What an answer tells against the laws of the contract.
import { type Breach, breachesOf, LAWS, type Node } from '@kangban/contracts/laws'
import type { Operation } from '@kangban/contracts'
import type { Finding } from './drift.ts'

/** A breach as the report has it. */
export function findingOf({ law, path, got }: Breach): Finding {
  const { severity, says, ask } = LAWS[law]
  const kind = severity === 'impossible' ? 'law' : 'implausible'
  return { kind, path, expected: says.en, got, law, ask }
}

export interface Answered {
  readonly name: string
  readonly operation: Operation
  readonly input: Readonly<Record<string, unknown>>
  readonly answer: Node
  readonly now: Date
}

/** Every place of one answer that cannot be, or is hard to believe. */
export const lawFindings = ({ operation, ...told }: Answered): Finding[] =>
  breachesOf({ ...told, summary: operation.summary }).map(findingOf)
