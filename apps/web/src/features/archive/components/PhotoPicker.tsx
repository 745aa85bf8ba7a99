import { useState } from 'react'
import { Card } from '../../../shared/ui/parts/Card.tsx'
import { PictureLayer } from '../../../shared/ui/layers/PictureLayer.tsx'
import { UPLOAD } from '../copy.ts'
import { MAX_PHOTOS } from '../model/photo-rules.ts'
import type { Photo } from '../model/photo-uploads.ts'
import { AddPhotos } from './AddPhotos.tsx'
import { PhotoTile } from './PhotoTile.tsx'
import styles from './photos.module.css'
import type { Uploads } from './use-photo-uploads.ts'

function Progress({ photos }: { photos: readonly Photo[] }) {
  const done = photos.filter(({ state }) => state === 'done').length

  return (
    <div className="note grid gap-s15 mt-s25">
      <progress
        className={styles.bar}
        aria-label={UPLOAD.progress}
        max={photos.length}
        value={done}
      />
      <span role="status">{UPLOAD.uploaded(done, photos.length)}</span>
    </div>
  )
}

/** Up to nine photos of a paper; they are uploaded as soon as they are chosen. */
export function PhotoPicker({ uploads, error }: { uploads: Uploads; error?: string }) {
  const { photos, room, refusals, retry, remove } = uploads
  const [lookedAt, setLookedAt] = useState<string | null>(null)
  const index = photos.findIndex(({ key }) => key === lookedAt)

  return (
    <Card
      title={UPLOAD.photos}
      right={<span className={styles.count}>{UPLOAD.photosCount(photos.length, MAX_PHOTOS)}</span>}
    >
      <p className={styles.limits}>{UPLOAD.limits(MAX_PHOTOS)}</p>
      <ul className={styles.tiles}>
        {photos.map((photo, at) => (
          <PhotoTile
            key={photo.key}
            photo={photo}
            at={at + 1}
            onLook={() => setLookedAt(photo.key)}
            onRetry={() => retry(photo)}
            onRemove={() => remove(photo)}
          />
        ))}
        {room > 0 && (
          <li>
            <AddPhotos uploads={uploads} />
          </li>
        )}
      </ul>
      {photos.length > 0 && <Progress photos={photos} />}
      {[...refusals, ...(error ? [error] : [])].map((text) => (
        <p key={text} className="small bad lines-15 mt-s2" role="alert">
          {text}
        </p>
      ))}
      <PictureLayer
        pictures={photos.map(({ previewUrl }, at) => ({
          url: previewUrl,
          name: UPLOAD.preview(at + 1),
        }))}
        first={index === -1 ? null : index}
        onClose={() => setLookedAt(null)}
      />
    </Card>
  )
}
