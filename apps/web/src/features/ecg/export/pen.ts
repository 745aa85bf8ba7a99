import { tokenColor } from '../../../shared/ecg-paper/canvas-paint.ts'
import { PX_PER_MM, PX_PER_PT } from './report-layout.ts'

// Those of the service's reports; a page that is printed is light whatever the screen is.
export const INK = '#1E2A2B'
export const INK_2 = '#4A5658'
export const INK_3 = '#5F6B6D'
export const LINE = '#E7E1D4'
export const CELADON = '#0E6B62'
export const WARN = '#8F5600'
export const BAD = '#B5261E'
export const PAPER = '#FFFAF6'
/** Ground of a stretch without signal. */
export const MISSING = '#F1EDE3'

export interface TextStyle {
  sizePt: number
  bold?: boolean
  color?: string
  align?: 'left' | 'right' | 'center'
}

export interface Place {
  x: number
  y: number
}

export interface Box extends Place {
  width: number
  height: number
}

/** Draws on a page in millimetres. Text is set in pixels: browsers round the widths of letters that are scaled up. */
export interface Pen {
  context: CanvasRenderingContext2D
  /** `y` is the baseline. */
  write(text: string, at: Place, style: TextStyle): void
  /** In mm. */
  measure(text: string, style: TextStyle): number
  block(box: Box, color: string): void
  /** A level line across, `width` mm thick. */
  rule(from: Place, toX: number, pen: { color: string; width: number }): void
}

export function createPen(context: CanvasRenderingContext2D): Pen {
  // The phone's own Chinese font: nothing has to be loaded or embedded.
  const family = tokenColor(document.documentElement, '--font-sans') || 'sans-serif'

  const setFont = ({ sizePt, bold }: TextStyle): void => {
    context.font = `${bold ? 700 : 400} ${sizePt * PX_PER_PT}px ${family}`
  }

  const block = ({ x, y, width, height }: Box, color: string): void => {
    context.fillStyle = color
    context.fillRect(x * PX_PER_MM, y * PX_PER_MM, width * PX_PER_MM, height * PX_PER_MM)
  }

  return {
    context,
    write: (text, { x, y }, style) => {
      setFont(style)
      context.fillStyle = style.color ?? INK
      context.textAlign = style.align ?? 'left'
      context.fillText(text, x * PX_PER_MM, y * PX_PER_MM)
    },
    measure: (text, style) => {
      setFont(style)
      return context.measureText(text).width / PX_PER_MM
    },
    block,
    rule: ({ x, y }, toX, { color, width }) =>
      block({ x, y: y - width / 2, width: toX - x, height: width }, color),
  }
}
