import { PHOTOS } from './copy.ts'
import type { Photo } from './photo-uploads.ts'
import styles from './photos.module.css'
import { Thumbnail } from './Thumbnail.tsx'

interface PhotoTileProps {
  photo: Photo
  /** Counts from 1. */
  at: number
  onLook: () => void
  onRetry: () => void
  onRemove: () => void
}

/** One chosen photo: what it shows, how far it is, and what can be done about it. */
export function PhotoTile({ photo, at, onLook, onRetry, onRemove }: PhotoTileProps) {
  const { state, previewUrl, reason } = photo
  const word = PHOTOS.states[state]

  return (
    <li className={styles.tile} aria-label={PHOTOS.photo(at, word)}>
      <button type="button" className={styles.look} aria-label={PHOTOS.look(at)} onClick={onLook}>
        <Thumbnail url={previewUrl} />
      </button>
      <p className={styles.state} data-state={state}>
        {word}
      </p>
      {reason && (
        <p className="caption muted lines-14 mid" role="alert">
          {reason}
        </p>
      )}
      <div className="even">
        {state === 'failed' && (
          <button
            type="button"
            className={styles.retry}
            aria-label={PHOTOS.retryLabel(at)}
            onClick={onRetry}
          >
            {PHOTOS.retry}
          </button>
        )}
        <button
          type="button"
          className={styles.remove}
          aria-label={PHOTOS.removeLabel(at)}
          onClick={onRemove}
        >
          {PHOTOS.remove}
        </button>
      </div>
    </li>
  )
}
