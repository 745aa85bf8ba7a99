import type { RecordFileFormat } from '@kangban/contracts'
import { useMutation } from '@tanstack/react-query'
import { host } from '../../../host/host.ts'
import { Button } from '../../ui/controls/Button.tsx'
import { Sheet } from '../../ui/layers/Sheet.tsx'
import { toast } from '../../ui/layers/toast.ts'
import { downloadFrom } from './download-from.ts'
import { RECORD_FILES } from './copy.ts'

const FORMATS = ['edf', 'wfdb'] as const satisfies readonly RecordFileFormat[]

export interface RecordFilesProps {
  /** Asked for when the file is wanted: a link ends after minutes. */
  linkOf: (format: RecordFileFormat) => Promise<{ url: string }>
}

function Formats({ linkOf }: RecordFilesProps) {
  const download = useMutation({
    mutationFn: linkOf,
    onSuccess: async ({ url }) => {
      await downloadFrom(url, RECORD_FILES.title)
      toast({ title: RECORD_FILES.started, type: 'success', duration: 3000 })
    },
  })

  return FORMATS.map((format) => {
    const { name, note } = RECORD_FILES.formats[format]
    const isMade = download.isPending && download.variables === format

    return (
      <div key={format} className="stack gap-s1">
        <Button
          variant="outline"
          busy={isMade}
          disabled={download.isPending}
          onClick={() => download.mutate(format)}
        >
          {name}
        </Button>
        <p className="hint">{note}</p>
      </div>
    )
  })
}

/** What the files are for, and the formats to choose from. */
export function RecordFilesSheet({ linkOf, onClose }: RecordFilesProps & { onClose: () => void }) {
  const inWechat = host().environment === 'wechat'

  return (
    <Sheet open title={RECORD_FILES.title} onClose={onClose}>
      <div className="stack gap-s3">
        {RECORD_FILES.text.map((line) => (
          <p key={line} className="text lines-16">
            {line}
          </p>
        ))}
        {inWechat ? (
          <p className="notice warning">{RECORD_FILES.wechat}</p>
        ) : (
          <Formats linkOf={linkOf} />
        )}
      </div>
    </Sheet>
  )
}
