import { useMutation } from '@tanstack/react-query'
import { type RefObject, useEffect, useState } from 'react'
import { Button } from '../../../shared/ui/controls/Button.tsx'
import { Sheet } from '../../../shared/ui/layers/Sheet.tsx'
import { toast } from '../../../shared/ui/layers/toast.ts'
import { PICTURE } from '../weekly/weekly-copy.ts'
import styles from './picture.module.css'
import { canSend, savePicture } from './save-file.ts'
import { sheetPicture } from './sheet-picture.ts'

const isCancelled = (cause: unknown): boolean =>
  cause instanceof DOMException && cause.name === 'AbortError'

interface Picture {
  file: File
  url: string
}

function PictureActions({ file, url }: Picture) {
  const save = () =>
    savePicture(file, url).then(
      () => toast({ title: PICTURE.saved, type: 'success' }),
      () => toast({ title: PICTURE.saveFailed }),
    )

  const send = () =>
    navigator.share({ files: [file], title: file.name }).catch((cause: unknown) => {
      if (!isCancelled(cause)) toast({ title: PICTURE.saveFailed })
    })

  return (
    <div className="row gap-s25">
      {canSend(file) && (
        <Button variant="outline" onClick={() => void send()}>
          {PICTURE.send}
        </Button>
      )}
      <Button onClick={() => void save()}>{PICTURE.save}</Button>
    </div>
  )
}

interface SavePictureProps {
  sheet: RefObject<HTMLElement | null>
  /** Without its ending. */
  fileName: string
}

/** The report as a picture: shown first, so that it can be kept where neither a download nor sharing works. */
export function SavePicture({ sheet, fileName }: SavePictureProps) {
  const [picture, setPicture] = useState<Picture | null>(null)

  const make = useMutation({
    mutationFn: (element: HTMLElement) => sheetPicture(element, fileName),
    onSuccess: (file) => setPicture({ file, url: URL.createObjectURL(file) }),
    onError: (cause) => {
      console.warn('the report could not be made a picture', cause)
      toast({ title: PICTURE.failed })
    },
  })

  useEffect(() => {
    const url = picture?.url
    return url ? () => URL.revokeObjectURL(url) : undefined
  }, [picture])

  return (
    <>
      <Button
        variant="outline"
        busy={make.isPending}
        onClick={() => sheet.current && make.mutate(sheet.current)}
      >
        {PICTURE.button}
      </Button>
      <Sheet open={picture !== null} title={PICTURE.title} onClose={() => setPicture(null)}>
        {picture && (
          <div className="stack gap-s3">
            <img
              className={`block framed rounded ${styles.picture}`}
              src={picture.url}
              alt={PICTURE.alt}
            />
            <p className="note">{PICTURE.about}</p>
            <PictureActions {...picture} />
          </div>
        )}
      </Sheet>
    </>
  )
}
