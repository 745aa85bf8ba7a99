import { loadContracts } from '../../../api/quiet-client.ts'
import type { DraftErrors, RecordInput } from './draft.ts'

/** The contract's own messages, by field: the server says the same. */
export async function contractErrors(input: RecordInput): Promise<DraftErrors> {
  const { findOperation } = await loadContracts()
  const result = await findOperation('records.saveComparison')?.input['~standard'].validate(input)
  const issues = result?.issues ?? []

  // The first of a field counts.
  return Object.fromEntries(
    issues.toReversed().flatMap(({ path, message }) => {
      const field = path?.[0]
      return typeof field === 'string' ? [[field, message]] : []
    }),
  )
}
