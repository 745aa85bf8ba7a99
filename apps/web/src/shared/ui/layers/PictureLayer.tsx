import { lazy, Suspense, useEffect } from 'react'
import { createPortal } from 'react-dom'
import type { ShownPicture } from '../antd/PictureSlides.tsx'
import { uiCopy } from '../copy.ts'
import { pictureCopy as copy } from '../late-copy.ts'
import styles from './picture-layer.module.css'
import { useOverlay } from './use-overlay.ts'

interface PictureLayerProps {
  pictures: readonly ShownPicture[]
  /** Which one is looked at; null while the layer is closed. */
  first: number | null
  onClose: () => void
}

const load = () => import('../antd/PictureSlides.tsx')
const PictureSlides = lazy(async () => ({ default: (await load()).PictureSlides }))

/** Pictures as large as the window and larger; their code comes as soon as there is one to look at. */
export function PictureLayer({ pictures, first, onClose }: PictureLayerProps) {
  const open = first !== null
  const some = pictures.length > 0
  const { dialog, leave } = useOverlay({ open, onClose })

  useEffect(() => {
    // What fails here is fetched again, and told, when the layer is opened.
    if (some) load().catch(() => undefined)
  }, [some])

  if (first === null) return null

  return createPortal(
    <dialog {...dialog} className={styles.layer} data-light aria-label={copy.title}>
      <div tabIndex={-1} className={styles.panel}>
        <Suspense
          fallback={
            <p className={styles.loading} role="status">
              {uiCopy.loading}
            </p>
          }
        >
          <PictureSlides pictures={pictures} first={first} />
        </Suspense>
        <button
          type="button"
          className={`square ink lines-10 surface absolute pill ${styles.close}`}
          aria-label={uiCopy.close}
          onClick={leave}
        >
          ×
        </button>
      </div>
    </dialog>,
    document.body,
  )
}
