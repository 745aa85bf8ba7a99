import { shanghaiTime } from '@kangban/china-time'
import { exportCopy, exportWords } from './copy.ts'
import type { ExportedRecord } from './exported-record.ts'
import { paintPage } from './paint-page.ts'
import { createPen } from './pen.ts'
import { reportOf } from './report.ts'
import { PAGE_HEIGHT, PAGE_WIDTH, PX_PER_MM } from './report-layout.ts'

const pngOf = (canvas: HTMLCanvasElement): Promise<Uint8Array> =>
  new Promise((resolve, reject) => {
    canvas.toBlob((blob) => {
      if (!blob) return reject(new Error('the browser made no picture of the page'))
      return void blob.arrayBuffer().then((bytes) => resolve(new Uint8Array(bytes)), reject)
    }, 'image/png')
  })

/**
 * The record on A4 pages at true scale. Each page is a picture: the phone's Chinese fonts can be drawn with, but not read, and
 * one to embed would weigh megabytes.
 */
export async function recordPdf(record: ExportedRecord): Promise<File> {
  const { jsPDF: Pdf } = await import('jspdf')
  const report = reportOf(record)
  const pdf = new Pdf({ unit: 'mm', format: 'a4', compress: true })
  pdf.setProperties({ title: exportCopy.title, creator: exportCopy.brand })
  const canvas = document.createElement('canvas')
  canvas.width = PAGE_WIDTH * PX_PER_MM
  canvas.height = PAGE_HEIGHT * PX_PER_MM
  const context = canvas.getContext('2d', { alpha: false })
  if (!context) throw new Error('the browser has no canvas to draw the page on')
  const pen = createPen(context)

  for (let page = 1; page <= report.pages.length; page++) {
    paintPage(pen, report, page)
    if (page > 1) pdf.addPage()
    // Each its own alias: pictures that look alike to the library would be kept once.
    pdf.addImage(await pngOf(canvas), 'PNG', 0, 0, PAGE_WIDTH, PAGE_HEIGHT, `page-${page}`, 'FAST')
  }

  // Safari holds on to the memory of a canvas until its size is gone.
  canvas.width = 0
  const stamp = shanghaiTime(record.startedAt).slice(0, 16).replace('T', '-').replace(':', '')
  const name = `${exportWords.fileName(stamp)}.pdf`
  return new File([pdf.output('arraybuffer')], name, { type: 'application/pdf' })
}
