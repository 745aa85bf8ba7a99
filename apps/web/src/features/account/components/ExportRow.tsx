import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { client } from '../../../api/client.ts'
import { host } from '../../../host/host.ts'
import { downloadFrom } from '../../../shared/product/record-files/download-from.ts'
import { Button } from '../../../shared/ui/controls/Button.tsx'
import { Sheet } from '../../../shared/ui/layers/Sheet.tsx'
import { toast } from '../../../shared/ui/layers/toast.ts'
import { Glyph } from '../../../shared/ui/parts/Glyph.tsx'
import { Row } from '../../../shared/ui/parts/Row.tsx'
import { EXPORT } from '../mine-copy.ts'

/** The link is asked for when it is wanted: it ends after minutes. */
function useExport() {
  return useMutation({
    mutationFn: () => client.account.getExportLink.query({}),
    onSuccess: async ({ url }) => {
      await downloadFrom(url, EXPORT.title)
      toast({ title: EXPORT.started, type: 'success', duration: 3000 })
    },
  })
}

interface ExportSheetProps {
  open: boolean
  onClose: () => void
}

/** Says what will come before it comes, because it is large and private. */
export function ExportSheet({ open, onClose }: ExportSheetProps) {
  const download = useExport()
  const inWechat = host().environment === 'wechat'

  return (
    <Sheet open={open} title={EXPORT.title} onClose={onClose}>
      <div className="stack gap-s3">
        {EXPORT.text.map((line) => (
          <p key={line} className="text lines-16">
            {line}
          </p>
        ))}
        {inWechat ? (
          <p className="notice warning">{EXPORT.wechat}</p>
        ) : (
          <Button busy={download.isPending} onClick={() => download.mutate()}>
            {EXPORT.start}
          </Button>
        )}
      </div>
    </Sheet>
  )
}

export function ExportRow() {
  const [open, setOpen] = useState(false)

  return (
    <>
      <Row
        start={<Glyph char="存" tone="soft" />}
        title={EXPORT.row}
        note={EXPORT.note}
        onClick={() => setOpen(true)}
      />
      <ExportSheet open={open} onClose={() => setOpen(false)} />
    </>
  )
}
