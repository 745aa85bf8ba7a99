// What an answer tells against the laws of the contract.
import { type Breach, LAWS } from '@kangban/contracts/laws'
import type { Finding } from './drift.ts'

/** A breach as the report has it. */
export function findingOf({ law, path, got }: Breach): Finding {
  const { severity, says, ask } = LAWS[law]
  const kind = severity === 'impossible' ? 'law' : 'implausible'
  return { kind, path, expected: says.en, got, law, ask }
}
