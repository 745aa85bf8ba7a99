import { useState } from 'react'
import { PictureLayer } from '../../ui/layers/PictureLayer.tsx'
import { PHOTOS } from './copy.ts'
import styles from './photos.module.css'
import { Thumbnail } from './Thumbnail.tsx'

interface StoredPicturesProps {
  images: readonly { id: string; url: string; thumbnailUrl: string }[]
}

/** Pictures that were sent with something, small; a tap shows them large. */
export function StoredPictures({ images }: StoredPicturesProps) {
  const [first, setFirst] = useState<number | null>(null)
  const nameOf = (index: number) => PHOTOS.lookOf(index + 1, images.length)
  if (images.length === 0) return null

  return (
    <>
      <ul className={`grid gap-s2 mt-s2 ${styles.stored}`}>
        {images.map(({ id, thumbnailUrl }, index) => (
          <li key={id} className={`framed rounded-s clip ${styles.storedOne}`}>
            <button
              type="button"
              className="wide full-height inset-focus"
              aria-label={nameOf(index)}
              onClick={() => setFirst(index)}
            >
              <Thumbnail url={thumbnailUrl} />
            </button>
          </li>
        ))}
      </ul>
      <PictureLayer
        pictures={images.map(({ url }, index) => ({ url, name: nameOf(index) }))}
        first={first}
        onClose={() => setFirst(null)}
      />
    </>
  )
}
