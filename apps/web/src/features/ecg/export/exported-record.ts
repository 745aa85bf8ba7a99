import type { WfdbRecord } from '@kangban/rules/ecg/wfdb-files'

/** A measurement as it is exported. */
export interface ExportedRecord extends WfdbRecord {
  /** Whose it is, where the session knows. */
  name: string | null
}
