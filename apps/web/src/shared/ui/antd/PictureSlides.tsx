import ImageViewer, {
  type MultiImageViewerProps,
  type MultiImageViewerRef,
} from 'antd-mobile/es/components/image-viewer'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { pictureCopy as copy } from '../late-copy.ts'
import styles from './picture-slides.module.css'
import './px-tester.css'

/** The library's pinch takes a wheel with the control key too: so many of its units make a picture half as large again. */
const WHEEL_STEP = 50
const MAX_ZOOM = 5
/** So long after the wheel the library takes its turning for ended, and holds the picture where it is. */
const TURNED_MS = 200
const KEYS: Record<string, 1 | -1> = { ArrowLeft: -1, ArrowRight: 1 }

export interface ShownPicture {
  url: string
  name: string
}

interface PictureSlidesProps {
  pictures: readonly ShownPicture[]
  /** Which one is shown first. */
  first: number
}

/** Pictures over the whole window: two fingers enlarge, one pushes them on; the buttons and the arrow keys do the same. */
export function PictureSlides({ pictures, first }: PictureSlidesProps) {
  const area = useRef<HTMLDivElement>(null)
  const slides = useRef<MultiImageViewerRef>(null)
  const [at, setAt] = useState(first)
  const [broken, setBroken] = useState<readonly string[]>([])
  const turned = useRef(-TURNED_MS)

  const go = (by: 1 | -1) => {
    const wait = Math.max(0, turned.current + TURNED_MS - performance.now())
    if (pictures[at + by]) setTimeout(() => slides.current?.swipeTo(at + by), wait)
  }

  const zoom = (by: 1 | -1) => {
    turned.current = performance.now()

    area.current?.querySelectorAll('.adm-image-viewer-control')[at]?.dispatchEvent(
      new WheelEvent('wheel', {
        ctrlKey: true,
        deltaY: -by * WHEEL_STEP,
        clientX: innerWidth / 2,
        clientY: innerHeight / 2,
        bubbles: true,
        cancelable: true,
      }),
    )
  }

  const goByKey = useEffectEvent(({ key }: KeyboardEvent) => {
    const by = KEYS[key]
    if (by) go(by)
  })

  useEffect(() => {
    // The library hides all that is on its layer.
    area.current?.querySelector('.adm-mask')?.removeAttribute('aria-hidden')
    const onKey = (event: KeyboardEvent) => goByKey(event)
    window.addEventListener('keydown', onKey)
    return () => window.removeEventListener('keydown', onKey)
  }, [])

  const imageOf: NonNullable<MultiImageViewerProps['imageRender']> = (url, { ref, index }) => (
    <img
      ref={ref}
      src={url}
      alt={pictures[index]?.name ?? ''}
      aria-hidden={index !== at}
      draggable={false}
      onError={() => setBroken((others) => [...others, url])}
    />
  )

  const failed = broken.includes(pictures[at]?.url ?? '')

  return (
    <div ref={area} className={styles.area}>
      <ImageViewer.Multi
        ref={slides}
        visible
        getContainer={null}
        maxZoom={MAX_ZOOM}
        images={pictures.map(({ url }) => url)}
        defaultIndex={first}
        onIndexChange={setAt}
        imageRender={imageOf}
      />
      {failed && (
        <p className={styles.failed} role="alert">
          {copy.failed}
        </p>
      )}
      <div className={styles.tools}>
        {pictures.length > 1 && (
          <>
            <button type="button" disabled={at === 0} onClick={() => go(-1)}>
              {copy.previous}
            </button>
            <button type="button" disabled={at === pictures.length - 1} onClick={() => go(1)}>
              {copy.next}
            </button>
          </>
        )}
        <button type="button" disabled={failed} onClick={() => zoom(-1)}>
          {copy.zoomOut}
        </button>
        <button type="button" disabled={failed} onClick={() => zoom(1)}>
          {copy.zoomIn}
        </button>
      </div>
      <p className="visually-hidden" role="status">
        {pictures[at]?.name}
      </p>
    </div>
  )
}
