import { EdfError } from './edf-fields.ts'

/** Of the Encoding standard: in every browser, worker and Node, but not in the types of the language. */
declare const TextDecoder: new () => { decode: (bytes: Uint8Array) => string }
declare const TextEncoder: new () => { encode: (text: string) => Uint8Array }

/** A text at a time of an EDF+ file. */
export interface EdfAnnotation {
  /** Seconds since the start that the header tells. */
  onset: number
  /** Seconds; left out where it has none. */
  duration?: number
  text: string
}

/** Begins a duration. */
const DURATION = '\x15'
/** Ends an onset and every text. */
const TEXT_END = '\x14'
/** Ends a list of texts of one onset. */
const LIST_END = 0
const ONSET = /^[+-]\d+(\.\d*)?$/
const SECONDS = /^\d+(\.\d*)?$/
const MICROSECONDS = 1e6

/** The onset of a data record, and the texts in it. */
export interface RecordTexts {
  /** Undefined where the record says no onset. */
  onset: number | undefined
  annotations: EdfAnnotation[]
}

function readList(list: string): RecordTexts {
  const [head = '', ...texts] = list.split(TEXT_END)
  const [onset = '', duration, ...more] = head.split(DURATION)

  if (!ONSET.test(onset) || more.length > 0 || (duration !== undefined && !SECONDS.test(duration)))
    throw new EdfError(`"${head.slice(0, 40)}" is no time of an annotation`)

  const at = Number(onset)
  const told = texts.filter((text) => text !== '')

  return {
    onset: texts[0] === '' && texts.length > 1 ? at : undefined,
    annotations: told.map((text) => ({
      onset: at,
      ...(duration !== undefined && { duration: Number(duration) }),
      text,
    })),
  }
}

/**
 * The lists of texts (time-stamped annotations lists, TALs) of one data record. The first of a record begins with an
 * empty text, and its onset is when the record begins.
 * @throws EdfError on a time that is none
 */
export function readTexts(bytes: Uint8Array): RecordTexts {
  const found: RecordTexts = { onset: undefined, annotations: [] }
  const decoder = new TextDecoder()

  for (let from = 0; from < bytes.length;) {
    const end = bytes.indexOf(LIST_END, from)
    const to = end < 0 ? bytes.length : end

    if (to > from) {
      const list = readList(decoder.decode(bytes.subarray(from, to)))
      if (from === 0) found.onset = list.onset
      for (const annotation of list.annotations) found.annotations.push(annotation)
    }

    from = to + 1
  }

  return found
}

/** To the microsecond, without an exponent. */
const secondsText = (seconds: number): string =>
  (Math.round(seconds * MICROSECONDS) / MICROSECONDS).toFixed(6).replace(/\.?0+$/, '')

const onsetText = (seconds: number): string =>
  `${seconds < 0 ? '-' : '+'}${secondsText(Math.abs(seconds))}`

/** A text cannot hold the letters that end it. */
// oxlint-disable-next-line no-control-regex -- those are the letters that end it
const plain = (text: string): string => text.replaceAll(/[\x00-\x08\x0b-\x1f\x7f]+/g, ' ')

/** The bytes of one annotation with all that ends it. */
export function textBytes({ onset, duration, text }: EdfAnnotation): Uint8Array {
  const lasting = duration === undefined ? '' : `${DURATION}${secondsText(duration)}`

  return new TextEncoder().encode(
    `${onsetText(onset)}${lasting}${TEXT_END}${plain(text)}${TEXT_END}\0`,
  )
}

/** What every data record begins its texts with. */
export const recordOnset = (onset: number): Uint8Array => textBytes({ onset, text: '' })
