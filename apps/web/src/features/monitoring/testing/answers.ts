// Answers for tests: as they come over the wire, and as a page reads them.

/** The answer of a contract's example. */
export function exampleOf<T>(example: { output: T } | undefined): NonNullable<T> {
  if (!example?.output) throw new Error('the contract has no example')
  return example.output
}

/** A wire answer with other fields, ours among them. */
export const changed = <T extends { kangban?: object }>(
  answer: T,
  documented: Partial<Omit<T, 'kangban'>>,
  ours: Partial<NonNullable<T['kangban']>> = {},
): T => ({ ...answer, ...documented, kangban: { ...answer.kangban, ...ours } })

/** The same of a back end that keeps the documents alone. */
export function documentedOf<T extends { kangban?: object }>(answer: T): Omit<T, 'kangban'> {
  const { kangban: _ours, ...documented } = answer
  return documented
}

/** What a page gets of it: our fields beside the documented ones. */
export const asRead = <T extends { kangban?: object }>({ kangban, ...documented }: T) => ({
  ...documented,
  // Spread over nothing where there are none.
  ...(kangban as Partial<NonNullable<T['kangban']>> | undefined),
})
