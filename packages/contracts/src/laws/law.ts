// What a law says, in words, and how grave its breach is.

/** `impossible` breaks the contract, whoever was measured; `implausible` is worth a look. */
type Severity = 'impossible' | 'implausible'

interface Words {
  readonly zh: string
  readonly en: string
}

export interface Law {
  readonly severity: Severity
  readonly says: Words
  readonly ask: Words
}

export const law = (says: Words, ask: Words): Law => ({ severity: 'impossible', says, ask })
export const hint = (says: Words, ask: Words): Law => ({ severity: 'implausible', says, ask })
