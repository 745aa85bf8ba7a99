import { toast } from '../../../shared/ui/layers/toast.ts'
import { COPY } from './copy.ts'

/** Opens the browser's print dialog, which also saves as PDF; the file is named after the report. */
export function printReport(fileName: string): void {
  // Web views inside other apps often have none.
  if (typeof window.print !== 'function') return toast({ title: COPY.cannotPrint, type: 'info' })
  const { title } = document

  // Phones come back from `print` while the dialog is still open.
  window.addEventListener(
    'afterprint',
    () => {
      document.title = title
    },
    { once: true },
  )

  document.title = fileName
  return window.print()
}
