import { loadContracts } from './quiet-client.ts'

/** What the contract of a call finds wrong with an input, by field, in its own messages: the server says the same. */
export async function contractErrors(
  call: string,
  input: object,
): Promise<Readonly<Record<string, string>>> {
  const { findOperation } = await loadContracts()
  const result = await findOperation(call)?.input['~standard'].validate(input)
  const issues = result?.issues ?? []

  // The first of a field counts.
  return Object.fromEntries(
    issues.toReversed().flatMap(({ path, message }) => {
      const field = path?.[0]
      return typeof field === 'string' ? [[field, message]] : []
    }),
  )
}
