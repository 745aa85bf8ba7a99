import { fontRuns } from './fonts.ts'
import type { FontWeight, ReportFonts } from './fonts.ts'

import { INK } from './palette.ts'

export const PT_PER_MM = 72 / 25.4

export interface TextStyle {
  sizePt: number
  weight?: FontWeight
  color?: string
  /** Which end of the text `x` is; left unless told. */
  align?: 'left' | 'center' | 'right'
}

/** A document whose unit is the millimetre, and writing on it with fonts that change in mid-text. */
export interface Pen {
  doc: PDFKit.PDFDocument
  /** Writes one line with its baseline at `y`. */
  write(text: string, at: { x: number; y: number }, style: TextStyle): void
  /** Width in mm. */
  width(text: string, style: TextStyle): number
  /** The text, or as much of its beginning as fits `widthMm` and an ellipsis. */
  fit(text: string, widthMm: number, style: TextStyle): string
}

const ALIGN_SHIFT = { left: 0, center: 0.5, right: 1 }

export function createPen(doc: PDFKit.PDFDocument, fonts: ReportFonts): Pen {
  for (const font of [...fonts[400], ...fonts[700]]) doc.registerFont(font.key, font.face)

  function measure(
    text: string,
    { sizePt, weight = 400 }: TextStyle,
  ): { run: string; key: string; width: number }[] {
    doc.fontSize(sizePt / PT_PER_MM)

    return fontRuns(text, fonts[weight]).map(({ font, text: run }) => {
      doc.font(font.key)
      return { run, key: font.key, width: doc.widthOfString(run) }
    })
  }

  function width(text: string, style: TextStyle): number {
    return measure(text, style).reduce((sum, part) => sum + part.width, 0)
  }

  return {
    doc,
    width,
    write(text, at, style) {
      const parts = measure(text, style)
      const total = parts.reduce((sum, part) => sum + part.width, 0)
      let x = at.x - ALIGN_SHIFT[style.align ?? 'left'] * total
      doc.fillColor(style.color ?? INK)

      for (const part of parts) {
        doc.font(part.key).text(part.run, x, at.y, { lineBreak: false, baseline: 'alphabetic' })
        x += part.width
      }
    },
    fit(text, widthMm, style) {
      if (width(text, style) <= widthMm) return text
      const chars = Array.from(text)
      while (chars.length > 0 && width(`${chars.join('')}…`, style) > widthMm) chars.pop()
      return `${chars.join('')}…`
    },
  }
}
