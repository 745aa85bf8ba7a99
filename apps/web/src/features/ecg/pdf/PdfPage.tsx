import type { PDFDocumentProxy } from 'pdfjs-dist'
import { type RefObject, useEffect, useRef, useState } from 'react'
import { useNavigate, useSearchParams } from 'react-router-dom'
import { backendAddress } from '../../../config/runtime-config.ts'
import { Button } from '../../../shared/ui/controls/Button.tsx'
import { ErrorState } from '../../../shared/ui/states/ErrorState.tsx'
import { Page } from '../../../shared/ui/page/Page.tsx'
import { Skeleton } from '../../../shared/ui/states/Skeleton.tsx'
import { openPdf } from './open-pdf.ts'
import styles from './pdf.module.css'
import { PdfSheet } from './PdfSheet.tsx'
import { savePdf, sharePdf } from './share-pdf.ts'
import { useWidth } from '../../../shared/ecg-paper/use-size.ts'
import { ecgCopy, words } from '../parts/copy.ts'
import { fetchPdf, PdfError } from './pdf-document.ts'
import { type PdfFault, pdfSource } from './pdf-source.ts'

const copy = ecgCopy.pdf
const ZOOMS = [1, 1.5, 2, 3]
const MARGIN_PX = 20

interface Report {
  pdf: PDFDocumentProxy
  bytes: Uint8Array<ArrayBuffer>
}

type Opening =
  { state: 'opening' } | { state: 'open'; report: Report } | { state: 'failed'; fault: PdfFault }

function useReport(url: string): Opening {
  const [opening, setOpening] = useState<Opening>({ state: 'opening' })

  useEffect(() => {
    const abort = new AbortController()
    let pdf: PDFDocumentProxy | undefined

    const open = async () => {
      const bytes = await fetchPdf(url, abort.signal)
      pdf = await openPdf(bytes)
      if (abort.signal.aborted) void pdf.loadingTask.destroy()
      else setOpening({ state: 'open', report: { pdf, bytes } })
    }

    open().catch((cause: unknown) => {
      if (abort.signal.aborted) return
      console.warn('the report could not be opened', cause)
      setOpening({ state: 'failed', fault: cause instanceof PdfError ? cause.fault : 'unreadable' })
    })

    return () => {
      abort.abort()
      void pdf?.loadingTask.destroy()
    }
  }, [url])

  return opening
}

/** The page in sight, by where the viewer is scrolled to. */
function usePageInSight(
  viewer: RefObject<HTMLElement | null>,
): [page: number, onScroll: () => void] {
  const [page, setPage] = useState(1)

  const onScroll = () => {
    const box = viewer.current?.getBoundingClientRect()
    if (!box) return
    const sheets = [...(viewer.current?.querySelectorAll<HTMLElement>('[data-page]') ?? [])]
    const middle = Math.max(box.top, 0) + Math.min(box.height, window.innerHeight) / 2
    const inSight = sheets.findLast((sheet) => sheet.getBoundingClientRect().top <= middle)
    setPage(Number(inSight?.dataset.page ?? 1))
  }

  return [page, onScroll]
}

function Viewer({ report, url }: { report: Report; url: string }) {
  const viewer = useRef<HTMLDivElement>(null)
  const widthPx = useWidth(viewer)
  const [zoom, setZoom] = useState(0)
  const [page, onScroll] = usePageInSight(viewer)
  const { pdf } = report

  useEffect(() => {
    window.addEventListener('scroll', onScroll, { passive: true })
    return () => window.removeEventListener('scroll', onScroll)
  })

  const sheetPx = Math.max(0, widthPx - MARGIN_PX) * (ZOOMS[zoom] ?? 1)

  return (
    <>
      <div className={`grid middle gap-s2 mid sticky ${styles.bar}`}>
        <Button variant="outline" inline disabled={zoom === 0} onClick={() => setZoom(zoom - 1)}>
          － {copy.zoomOut}
        </Button>
        <span aria-live="polite">
          <span aria-hidden="true">
            {page} / {pdf.numPages}
          </span>
          <span className="visually-hidden">{words.page(page, pdf.numPages)}</span>
        </span>
        <Button
          variant="outline"
          inline
          disabled={zoom === ZOOMS.length - 1}
          onClick={() => setZoom(zoom + 1)}
        >
          ＋ {copy.zoomIn}
        </Button>
      </div>
      <div
        ref={viewer}
        className={`fill ruled bleed boxed ${styles.viewer}`}
        data-pdf-source={url}
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reachable by keyboard
        tabIndex={0}
        role="region"
        aria-label={copy.title}
        onScroll={onScroll}
      >
        {Array.from({ length: pdf.numPages }, (_, index) => (
          <PdfSheet key={index} pdf={pdf} pageNumber={index + 1} widthPx={sheetPx} />
        ))}
      </div>
    </>
  )
}

interface FaultProps {
  fault: PdfFault
  url?: string
  onRetry?: () => void
}

/** Why there is no report, with a way on and a way back. */
function Fault({ fault, url, onRetry }: FaultProps) {
  const navigate = useNavigate()

  return (
    <Page title={copy.title} back>
      <div className={`grid gap-s2 ${styles.actions}`}>
        <ErrorState
          text={copy.faults[fault]}
          onRetry={fault === 'unreachable' ? onRetry : undefined}
        />
        {fault === 'unreachable' && url && (
          <a className="line tall px-s3" href={url} target="_blank" rel="noopener noreferrer">
            {copy.openOutside}
          </a>
        )}
        <Button
          variant="outline"
          inline
          onClick={() => void navigate('/theHeartList', { replace: true })}
        >
          {copy.back}
        </Button>
      </div>
    </Page>
  )
}

function ReportPage({ url, onRetry }: { url: string; onRetry: () => void }) {
  const opening = useReport(url)
  if (opening.state === 'failed') return <Fault fault={opening.fault} url={url} onRetry={onRetry} />

  if (opening.state === 'opening') {
    return (
      <Page title={copy.title} back>
        <Skeleton lines={6} />
      </Page>
    )
  }

  const { report } = opening

  const bottom = (
    <>
      <Button variant="outline" onClick={() => void sharePdf(report.bytes, url)}>
        {copy.share}
      </Button>
      <Button onClick={() => savePdf(report.bytes)}>{copy.save}</Button>
    </>
  )

  return (
    <Page title={copy.title} back bottom={bottom}>
      <Viewer report={report} url={url} />
    </Page>
  )
}

export default function PdfPage() {
  const [query] = useSearchParams()
  const [attempt, setAttempt] = useState(0)
  const source = pdfSource(query.get('pdfUrl'), backendAddress())
  if ('fault' in source) return <Fault fault={source.fault} />

  return (
    <ReportPage
      key={`${attempt} ${source.url}`}
      url={source.url}
      onRetry={() => setAttempt(attempt + 1)}
    />
  )
}
