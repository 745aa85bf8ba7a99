import { WfdbError } from './wfdb-fields.ts'

/** One annotation of an MIT-format file. */
export interface WfdbAnnotation {
  sample: number
  /** 1 to 49, see `wfdb/ecgcodes.h` of the WFDB library. */
  code: number
  /** The usual letter of the code, e.g. `N`; `[code]` in brackets where there is none. */
  symbol: string
  subtype: number
  channel: number
  num: number
  /** Free text, left out where there is none. */
  aux?: string
}

/** What `writeWfdbAnnotations` needs; numbers left out are 0. */
export type WfdbAnnotationInput = Pick<WfdbAnnotation, 'sample' | 'code'> &
  Partial<Pick<WfdbAnnotation, 'subtype' | 'channel' | 'num' | 'aux'>>

const SKIP = 59
const NUM = 60
const SUB = 61
const CHN = 62
const AUX = 63
const NOTE = 22
const MAX_INTERVAL = 0x3ff
const MAX_CODE = 49
const MAX_SKIP = 2 ** 31 - 1
/** Begins the text of a note at the start of a file (annot(5) of the WFDB applications guide); a number follows. */
const RESOLUTION = '## time resolution: '

/** Position is the code; a blank has no letter (WFDB library, `ecgcodes.h` and `annstr`). */
const SYMBOLS = ' NLRaVFJASEj/Q~ | sT*D"=pB^t+u?![]en@xf()r'

export function annotationSymbol(code: number): string {
  const symbol = SYMBOLS[code]
  return symbol === undefined || symbol === ' ' ? `[${code}]` : symbol
}

/** @throws WfdbError on a symbol that is not in the WFDB table. */
export function annotationCode(symbol: string): number {
  const code = symbol.length === 1 && symbol !== ' ' ? SYMBOLS.indexOf(symbol) : -1
  if (code < 1) throw new WfdbError(`"${symbol}" is no annotation symbol`)
  return code
}

const signed8 = (value: number): number => (value << 24) >> 24

function word(bytes: Uint8Array, at: number): number {
  if (at + 2 > bytes.length)
    throw new WfdbError(`annotations end at byte ${bytes.length} and byte ${at + 2} is needed`)
  return (bytes[at] ?? 0) | ((bytes[at + 1] ?? 0) << 8)
}

function auxText(bytes: Uint8Array, at: number, length: number): string {
  if (at + length > bytes.length) {
    throw new WfdbError(
      `a text of ${length} bytes starts at byte ${at} and the annotations have ${bytes.length}`,
    )
  }

  const text = String.fromCharCode(...bytes.subarray(at, at + length))
  return text.endsWith('\0') ? text.slice(0, -1) : text
}

/** Annotations as they stand in the file, their `sample` in its own ticks. */
function readTicks(bytes: Uint8Array): WfdbAnnotation[] {
  const annotations: WfdbAnnotation[] = []
  let sample = 0
  let num = 0
  let channel = 0
  let at = 0

  while (at < bytes.length) {
    const head = word(bytes, at)
    const code = head >> 10
    const value = head & MAX_INTERVAL
    at += 2
    if (head === 0) break
    const current = annotations.at(-1)

    if (code === SKIP) {
      // A 32-bit interval in PDP-11 order: the high word first.
      sample += (word(bytes, at) << 16) | word(bytes, at + 2)
      at += 4
    } else if (code === NUM) {
      num = signed8(value)
      if (current) current.num = num
    } else if (code === SUB) {
      if (current) current.subtype = signed8(value)
    } else if (code === CHN) {
      channel = value & 0xff
      if (current) current.channel = channel
    } else if (code === AUX) {
      const text = auxText(bytes, at, value)
      if (current) current.aux = text
      at += value + (value % 2)
    } else {
      sample += value
      annotations.push({ sample, code, symbol: annotationSymbol(code), subtype: 0, channel, num })
    }
  }

  return annotations
}

/** The note at tick 0, before any other annotation, that says how many ticks a second has; -1 where there is none. */
function resolutionAt(annotations: readonly WfdbAnnotation[]): number {
  const end = annotations.findIndex(({ sample, code }) => sample !== 0 || code !== NOTE)
  const notes = end < 0 ? annotations : annotations.slice(0, end)
  return notes.findIndex(({ aux }) => aux?.startsWith(RESOLUTION))
}

/**
 * Reads an annotation file in the MIT format (`.atr`, `.q1c`, ...). A file without the closing zero is read to its end.
 * Times count in samples of the record, which has `rateHz`, unless the file's first notes give another resolution: then
 * they are turned into samples, to the nearest one, and that note is left out, as the WFDB library does.
 * @throws WfdbError where the file breaks off inside an annotation, or its resolution is not above 0.
 */
export function readWfdbAnnotations(bytes: Uint8Array, rateHz: number): WfdbAnnotation[] {
  const annotations = readTicks(bytes)
  const at = resolutionAt(annotations)
  if (at < 0) return annotations
  const text = annotations[at]?.aux?.slice(RESOLUTION.length) ?? ''
  const samplesPerTick = rateHz / Number(text)

  if (!(samplesPerTick > 0 && Number.isFinite(samplesPerTick)))
    throw new WfdbError(`the annotations have "${text}" ticks a second, which is not above 0`)

  return annotations.toSpliced(at, 1).map((annotation) => ({
    ...annotation,
    sample: Math.round(annotation.sample * samplesPerTick),
  }))
}

class WordWriter {
  readonly bytes: number[] = []
  word(value: number): void {
    this.bytes.push(value & 0xff, (value >> 8) & 0xff)
  }
  item(code: number, value: number): void {
    this.word((code << 10) | (value & MAX_INTERVAL))
  }
  text(aux: string): void {
    if (aux.length > 255)
      throw new WfdbError(`an annotation text has ${aux.length} bytes and 255 fit`)
    this.item(AUX, aux.length)
    for (let i = 0; i < aux.length; i++) this.bytes.push(aux.charCodeAt(i) & 0xff)
    if (aux.length % 2 === 1) this.bytes.push(0)
  }
}

/**
 * Writes annotations in the MIT format. Texts are Latin-1.
 * @throws WfdbError where the samples do not rise, a code is not 1 to 49, or a text is longer than 255 bytes.
 */
export function writeWfdbAnnotations(annotations: readonly WfdbAnnotationInput[]): Uint8Array {
  const out = new WordWriter()
  let sample = 0
  let num = 0
  let channel = 0

  for (const annotation of annotations) {
    const interval = annotation.sample - sample
    if (interval < 0)
      throw new WfdbError(`annotation at sample ${annotation.sample} stands after one at ${sample}`)

    if (!Number.isInteger(interval) || interval > MAX_SKIP) {
      throw new WfdbError(
        `an annotation cannot stand at sample ${annotation.sample} after one at ${sample}`,
      )
    }

    if (!(
      Number.isInteger(annotation.code) &&
      annotation.code >= 1 &&
      annotation.code <= MAX_CODE
    )) {
      throw new WfdbError(`annotation code ${annotation.code} is not 1 to ${MAX_CODE}`)
    }

    if (interval > MAX_INTERVAL) {
      out.item(SKIP, 0)
      out.word(interval >>> 16)
      out.word(interval & 0xffff)
    }

    out.item(annotation.code, interval > MAX_INTERVAL ? 0 : interval)
    if (annotation.subtype) out.item(SUB, annotation.subtype & 0xff)
    if ((annotation.channel ?? 0) !== channel) out.item(CHN, (channel = annotation.channel ?? 0))
    if ((annotation.num ?? 0) !== num) out.item(NUM, (num = annotation.num ?? 0) & 0xff)
    if (annotation.aux) out.text(annotation.aux)
    sample = annotation.sample
  }

  out.word(0)
  return Uint8Array.from(out.bytes)
}
