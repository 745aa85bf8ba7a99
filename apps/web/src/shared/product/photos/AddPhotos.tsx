import { type ChangeEvent, useId } from 'react'
import { host } from '../../../host/host.ts'
import { BridgeError, type BridgeFailure } from '../../../host/host-api.ts'
import { toast } from '../../ui/layers/toast.ts'
import { PHOTOS } from './copy.ts'
import { PHOTO_TYPES } from './photo-rules.ts'
import styles from './photos.module.css'
import type { Uploads } from './use-photo-uploads.ts'

const FAILED: Partial<Record<BridgeFailure, string>> = {
  denied: PHOTOS.albumDenied,
  timeout: PHOTOS.albumSilent,
}

/** The phone's own album in the native app; closing it is no failure. */
async function chooseInApp({ room, addStored }: Uploads): Promise<void> {
  try {
    const images = await host().uploadImage({ remain: room })
    if (images.length === 0) return toast({ title: PHOTOS.albumEmpty, type: 'info' })
    return addStored(images)
  } catch (cause) {
    if (!(cause instanceof BridgeError)) throw cause
    if (cause.code === 'cancelled') return undefined
    console.warn('no photos came from the app', cause)
    return toast({ title: FAILED[cause.code] ?? PHOTOS.albumFailed, duration: 4000 })
  }
}

const Face = () => (
  <>
    <span className={styles.plus} aria-hidden="true">
      +
    </span>
    {PHOTOS.add}
  </>
)

/** Adds photos: by the native app where there is one, by the browser's file dialog elsewhere. */
export function AddPhotos({ uploads }: { uploads: Uploads }) {
  const id = useId()

  if (host().can('uploadImage')) {
    return (
      <button
        type="button"
        className={`stack middle small accent strong lines-14 mid ${styles.add}`}
        onClick={() => void chooseInApp(uploads)}
      >
        <Face />
      </button>
    )
  }

  const choose = ({ target }: ChangeEvent<HTMLInputElement>) => {
    uploads.choose([...(target.files ?? [])])
    // So that the same photo can be chosen again after it was removed.
    target.value = ''
  }

  return (
    <label className={`stack middle small accent strong lines-14 mid ${styles.add}`} htmlFor={id}>
      <Face />
      <input
        id={id}
        className="visually-hidden"
        type="file"
        accept={PHOTO_TYPES.join(',')}
        multiple
        onChange={choose}
      />
    </label>
  )
}
