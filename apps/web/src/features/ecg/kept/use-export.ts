import { useState } from 'react'
import { toast } from '../../../shared/ui/layers/toast.ts'
import { ecgCopy } from '../parts/copy.ts'
import type { ExportKind } from '../export/export-kept.ts'

const copy = ecgCopy.kept

/** Exports a record of this phone; `exporting` is what is being made. */
export function useExport(id: string) {
  const [exporting, setExporting] = useState<ExportKind | null>(null)

  const run = async (kind: ExportKind) => {
    setExporting(kind)

    try {
      const { exportKept } = await import('../export/export-kept.ts')
      if (!(await exportKept(id, kind))) toast({ title: copy.gone })
    } catch (cause) {
      console.warn(`the record could not be exported as ${kind}`, cause)
      toast({ title: copy.failed })
    } finally {
      setExporting(null)
    }
  }

  return { exporting, exportAs: (kind: ExportKind) => void run(kind) }
}
