import { useState } from 'react'
import { Card } from '../../ui/parts/Card.tsx'
import { PictureLayer } from '../../ui/layers/PictureLayer.tsx'
import { PHOTOS } from './copy.ts'
import type { Photo } from './photo-uploads.ts'
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
        aria-label={PHOTOS.progress}
        max={photos.length}
        value={done}
      />
      <span role="status">{PHOTOS.uploaded(done, photos.length)}</span>
    </div>
  )
}

interface PhotoPickerProps {
  title: string
  uploads: Uploads
  error?: string
}

/** As many photos as may be; they are uploaded as soon as they are chosen. */
export function PhotoPicker({ title, uploads, error }: PhotoPickerProps) {
  const { photos, most, room, refusals, retry, remove } = uploads
  const [lookedAt, setLookedAt] = useState<string | null>(null)
  const index = photos.findIndex(({ key }) => key === lookedAt)

  return (
    <Card
      title={title}
      right={<span className={styles.count}>{PHOTOS.photosCount(photos.length, most)}</span>}
    >
      <p className={styles.limits}>{PHOTOS.limits(most)}</p>
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
          name: PHOTOS.preview(at + 1),
        }))}
        first={index === -1 ? null : index}
        onClose={() => setLookedAt(null)}
      />
    </Card>
  )
}
