import { lazy } from 'react'
import { TracePlayer } from '../features/ecg/detail/TracePlayer.tsx'

const Gallery = lazy(() => import('../features/gallery/pages/CanvasPage.tsx'))

/** /canvas shows the trace of the ECG screens beside the other canvas drawings. */
export default function CanvasScreen() {
  return <Gallery Trace={TracePlayer} />
}
