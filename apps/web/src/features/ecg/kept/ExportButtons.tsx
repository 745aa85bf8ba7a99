import { Button } from '../../../shared/ui/controls/Button.tsx'
import { ecgCopy } from '../parts/copy.ts'
import { useExport } from './use-export.ts'

const copy = ecgCopy.kept
const KINDS = ['pdf', 'edf', 'wfdb'] as const

/** The ways to take a record off this phone. */
export function ExportButtons({ id }: { id: string }) {
  const { exporting, exportAs } = useExport(id)

  return KINDS.map((kind) => (
    <Button
      key={kind}
      variant="outline"
      inline
      busy={exporting === kind}
      disabled={exporting !== null}
      onClick={() => exportAs(kind)}
    >
      {copy[kind]}
    </Button>
  ))
}
