import { useEffect, useEffectEvent, useState } from 'react'
import { useLocation, useSearchParams } from 'react-router-dom'
import { Button } from '../../../shared/ui/controls/Button.tsx'
import { savePicture } from '../../../shared/product/save-picture.ts'
import { EmptyState } from '../../../shared/ui/states/EmptyState.tsx'
import { Page } from '../../../shared/ui/page/Page.tsx'
import { ReadAloud } from '../../../shared/ui/controls/ReadAloud.tsx'
import { useSettings } from '../../../stores/settings.ts'
import { type Loading, PictureStage } from '../components/PictureStage.tsx'
import { PictureTools } from '../components/PictureTools.tsx'
import { useZoom } from '../components/use-zoom.ts'
import { VIEWER } from '../copy.ts'
import { type Pictures, picturesOf } from '../model/picture-source.ts'

const STEPS: Record<string, 1 | -1> = { ArrowLeft: -1, ArrowRight: 1 }

function useArrowKeys(onStep: (step: 1 | -1) => void): void {
  const step = useEffectEvent(onStep)

  useEffect(() => {
    const onKey = ({ key }: KeyboardEvent) => {
      const by = STEPS[key]
      if (by) step(by)
    }

    window.addEventListener('keydown', onKey)
    return () => window.removeEventListener('keydown', onKey)
  }, [])
}

interface ViewerProps extends Pictures {
  url: string
  /** Opens the picture of an index. */
  onOpen: (at: number) => void
}

function Viewer({ title, urls, url, at, onOpen }: ViewerProps) {
  const elder = useSettings((state) => state.elder)
  const zoom = useZoom(url)
  const [loading, setLoading] = useState<Loading | null>(null)
  const is = loading?.url === url ? loading.is : 'loading'
  const place = urls.length > 1 ? VIEWER.place(at + 1, urls.length) : null
  const name = title || VIEWER.title
  const alt = VIEWER.alt(name, at + 1, urls.length)

  const step = (by: 1 | -1) => {
    if (urls[at + by] !== undefined) onOpen(at + by)
  }

  useArrowKeys(step)

  const save = (
    <Button variant="text" inline onClick={() => void savePicture(url)}>
      {VIEWER.save}
    </Button>
  )

  const bottom = (
    <div className="grow grid gap-s2">
      <PictureTools
        zoom={zoom}
        loaded={is === 'loaded'}
        at={at}
        count={urls.length}
        onStep={step}
      />
      {elder && <ReadAloud text={`${alt}。${VIEWER.help}`} />}
    </div>
  )

  return (
    <Page title={name} back flush right={save} bottom={bottom}>
      <PictureStage
        url={url}
        alt={alt}
        is={is}
        onLoading={setLoading}
        place={place}
        zoom={zoom}
        onSwipe={step}
      />
    </Page>
  )
}

/** 图片展示: pictures one at a time, as large as one wants; see model/picture-source.ts for the address. */
export default function PictureDisplayPage() {
  const [query, setQuery] = useSearchParams()
  const { state } = useLocation()
  const pictures = picturesOf(query, state, location.href)
  const url = pictures.urls[pictures.at]

  const open = (at: number) => {
    const next = new URLSearchParams(query)
    next.set('n', String(at + 1))
    setQuery(next, { replace: true, state })
  }

  if (url !== undefined) return <Viewer {...pictures} url={url} onOpen={open} />

  return (
    <Page title={VIEWER.title} back>
      <EmptyState text={VIEWER.none} />
    </Page>
  )
}
