import type { PDFDocumentProxy } from 'pdfjs-dist'
import { useEffect, useRef } from 'react'
import { words } from '../parts/copy.ts'
import styles from './pdf.module.css'

interface PdfSheetProps {
  pdf: PDFDocumentProxy
  pageNumber: number
  widthPx: number
}

/** One page as a picture, with its words beside it for screen readers. */
export function PdfSheet({ pdf, pageNumber, widthPx }: PdfSheetProps) {
  const canvas = useRef<HTMLCanvasElement>(null)
  const text = useRef<HTMLParagraphElement>(null)

  useEffect(() => {
    const task = { cancel: () => undefined as void }
    let gone = false

    const paint = async () => {
      const page = await pdf.getPage(pageNumber)
      const target = canvas.current
      if (gone || !target || widthPx === 0) return
      const viewport = page.getViewport({ scale: widthPx / page.getViewport({ scale: 1 }).width })
      const ratio = window.devicePixelRatio || 1
      target.width = Math.round(viewport.width * ratio)
      target.height = Math.round(viewport.height * ratio)
      target.style.height = `${viewport.height}px`

      const render = page.render({
        canvas: target,
        viewport,
        transform: [ratio, 0, 0, ratio, 0, 0],
      })

      task.cancel = () => render.cancel()

      const write = async () => {
        const { items } = await page.getTextContent()
        if (text.current)
          text.current.textContent = items.map((item) => ('str' in item ? item.str : '')).join(' ')
      }

      // Together: a painting that is cancelled while the words are read has somebody to tell.
      await Promise.all([render.promise, write()])
    }

    paint().catch((cause: unknown) => {
      // Cancelled when the zoom changes before the page is painted.
      if (!gone) console.error(`page ${pageNumber} could not be painted`, cause)
    })

    return () => {
      gone = true
      task.cancel()
    }
  }, [pdf, pageNumber, widthPx])

  return (
    <div className={styles.sheet} data-page={pageNumber} style={{ width: widthPx }}>
      <canvas
        className="block"
        ref={canvas}
        role="img"
        aria-label={words.page(pageNumber, pdf.numPages)}
        style={{ width: widthPx, height: widthPx * Math.SQRT2 }}
      />
      <p ref={text} className="visually-hidden" />
    </div>
  )
}
