// What a wrong answer of the strangers' catalogue is. It was written without reading a law, by contracts and answers alone.

/** Whose answers of the run go wrong: the demo's people. */
export const PEOPLE = {
  grandmother: '13800000001',
  son: '13800000002',
  newcomer: '13800000003',
  patient: '13800000004',
} as const
export type Person = keyof typeof PEOPLE

/**
 * `impossible`: who has all answers of the run and the contract can prove it wrong; `unlikely`: a warning is right; `possible`:
 * nobody can tell. Given before any run.
 */
type Label = 'impossible' | 'unlikely' | 'possible'

/** By what it is wrong: by itself, by another answer of the same run, or by a rule of the contract and the documents. */
type Proof = 'itself' | 'another answer' | 'a rule'

/** The data that a person's run was answered, by a part of method and address. */
export type Answered = (person: Person, at: string) => unknown

export type Wrong = (data: unknown, answered: Answered) => unknown

interface Told {
  readonly what: string
  /** What proves it; of what is not impossible, why it could be. */
  readonly why: string
  readonly wrong: Wrong
  readonly by: Proof
  /** Impossible where nothing else is said. */
  readonly label?: Label
  readonly person?: Person
  /** A part of the address, where not all answers of the call are wrong. */
  readonly at?: string
}

/** What goes wrong with one call. */
interface Change {
  readonly call: string
  readonly wrong: Wrong
  readonly at?: string
}

export interface Unnumbered extends Required<Omit<Told, 'wrong' | 'at'>> {
  /** The call to ask about. */
  readonly call: string
  readonly changes: readonly Change[]
}

/** The five that wrote wrong answers, one after another. */
export const SET_NAMES = ['first', 'second', 'third', 'fourth', 'fifth', 'sixth'] as const
export type SetName = (typeof SET_NAMES)[number]

export interface Stranger extends Unnumbered {
  readonly id: string
  /** Who wrote it: the laws know the first set, the others measure them. */
  readonly set: SetName
}

const USUAL = { label: 'impossible', person: 'grandmother' } as const

/** Wrong answers of single calls. */
export const strangersOf = (calls: Readonly<Record<string, readonly Told[]>>): Unnumbered[] =>
  Object.entries(calls).flatMap(([call, all]) =>
    all.map(({ wrong, at = '', ...told }) => ({
      ...USUAL,
      ...told,
      call,
      changes: [{ call, wrong, at }],
    })),
  )

interface Together extends Omit<Told, 'wrong' | 'at'> {
  readonly changes: readonly [Change, ...Change[]]
}

/** What goes wrong with several calls alike, as what they have in common does: the first is the one to ask about. */
export const togetherOf = (all: readonly Together[]): Unnumbered[] =>
  all.map((told) => ({ ...USUAL, ...told, call: told.changes[0].call }))
