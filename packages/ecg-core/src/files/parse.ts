/**
 * Samples in millivolts; a gap is NaN and keeps its place on the time axis. `gaps` counts them. The buffer of `samples` may be
 * a seventh longer than they are.
 */
export interface ParsedSamples {
  samples: Float32Array
  gaps: number
}

/** Whole numbers of -32768 to 32767; `mask` is 1 where a sample is missing (and 0 stands in its place). */
export interface ParsedIntegers {
  samples: Int16Array
  mask: Uint8Array
  gaps: number
}

/** Of the Encoding standard: in every browser, worker and Node, but not in the types of the language. */
declare const TextEncoder: new () => {
  encode(text: string): Uint8Array
  encodeInto(text: string, into: Uint8Array): { read: number; written: number }
}

const LINE_END = 10
const COMMA = 44
const PLUS = 43
const MINUS = 45
const POINT = 46
const ZERO = 48
const NINE = 57
const NONE_YET = 0
const UTF8_MARK = [0xef, 0xbb, 0xbf]
const TEXT_MARK = '\ufeff'

/** Up to 15 digits a mantissa is exact in a double, and so is every power of ten below, so one division rounds right. */
const EXACT_DIGITS = 15

const POWERS_OF_TEN = Float64Array.from(
  { length: EXACT_DIGITS + 1 },
  (_, exponent) => 10 ** exponent,
)

const DECIMAL = /^[+-]?(?:\d+\.?\d*|\.\d+)(?:e[+-]?\d+)?$/i

/** A function that is called often is compiled whole; one long loop would be compiled anew, while it runs, in each text. */
const NUMBERS_AT_ONCE = 512
/** What the two quick readers may touch beyond the byte they stand on. */
const WORD_REACH = 6

function isSpace(code: number): boolean {
  return code === 32 || (code >= 9 && code <= 13)
}

function isSeparator(code: number): boolean {
  return code === COMMA || isSpace(code)
}

/** How many digits stand before the byte whose highest bit is the lowest that is set, a digit of this for each place; 4 before none. */
const DIGITS_BEFORE = 0x40123

/**
 * How many of four bytes, from the lowest, are digits; `digits` are the bytes with '0' taken off by exclusive or. Without
 * a branch, since how long numbers are cannot be predicted.
 */
function leadingDigits(digits: number): number {
  const others = ((digits + 0x76767676) | digits) & 0x80808080
  const zerosAbove = Math.clz32(others & -others)
  return (DIGITS_BEFORE >>> (zerosAbove >> 1)) & 7
}

/** The number that the lowest 1 to 4 bytes spell: pairs of digits side by side, then both pairs, each in one product. */
function spell(digits: number, count: number): number {
  const aligned = digits << (32 - 8 * count)
  const pairs = (Math.imul(aligned, 10 * 256 + 1) >>> 8) & 0x00ff00ff
  return Math.imul(pairs, 100 * 65536 + 1) >>> 16
}

/** A longer token is no number: a text without separators must not become one call with a million arguments. */
const MAX_NUMBER_LENGTH = 1000

/** Characters of a text that are read at once: so many bytes stay in the processor's cache, and are written again. */
const PIECE = 65_536

/** Where a piece that begins there ends: behind the last separator within reach, or else behind the next one. */
function endOfPiece(text: string, from: number): number {
  if (from + PIECE >= text.length) return text.length
  let end = from + PIECE
  while (end > from && !isSeparator(text.charCodeAt(end - 1))) end -= 1
  if (end > from) return end
  end += PIECE
  while (end < text.length && !isSeparator(text.charCodeAt(end - 1))) end += 1
  return end
}

/** The bytes of a text, in pieces of whole tokens; each stands until the next one is asked for. */
function* piecesOf(text: string): Generator<Uint8Array> {
  const encoder = new TextEncoder()
  const room = new Uint8Array(Math.min(PIECE, text.length))

  for (let from = text.startsWith(TEXT_MARK) ? 1 : 0; from < text.length;) {
    const end = endOfPiece(text, from)
    const piece = text.slice(from, end)
    // Numbers have a byte for each character.
    const { read, written } = encoder.encodeInto(piece, room)
    yield read === piece.length ? room.subarray(0, written) : encoder.encode(piece)
    from = end
  }
}

const withoutMark = (bytes: Uint8Array): Uint8Array =>
  UTF8_MARK.every((byte, index) => bytes[index] === byte) ? bytes.subarray(UTF8_MARK.length) : bytes

/** Numbers begin as they go on: so many bytes tell how long one is. */
const FIRST_BYTES = 4096
/** Of the room for samples; what is left over is kept rather than copied away. */
const SPARE = 1 / 16

/** Room for the samples of a text, a little more than its beginning promises. */
function roomFor(beginning: Uint8Array, length: number): Float32Array<ArrayBuffer> {
  const bytes = Math.min(FIRST_BYTES, beginning.length)
  let numbers = 1
  for (let at = 0; at < bytes; at++) if (isSeparator(beginning[at] as number)) numbers += 1
  return new Float32Array(16 + Math.ceil((1 + SPARE) * numbers * (length / Math.max(1, bytes))))
}

/** Where reading stands; one object serves a whole text, of which it is given pieces of whole tokens. */
class SampleReader {
  /** Of the whole text. */
  private readonly length: number
  private bytes: Uint8Array = new Uint8Array()
  private words: DataView = new DataView(this.bytes.buffer)
  private samples = new Float32Array()
  private count = 0
  private gaps = 0
  private at = 0
  /** What stands behind the last token: a comma, which a token must follow as it must the beginning, or white space. */
  private separator = COMMA

  constructor(length: number) {
    this.length = length
  }

  /**
   * Reads numbers as long as each is a digit, a point and one to three digits, as millivolts are written, and the same
   * separator follows. How many digits there are is guessed by the processor, mostly rightly: a value that is reckoned
   * without a branch would have the next number wait for it. Up to 9999 thousandths the product rounds to the same float
   * as the quotient, and is quicker; `Math.imul` need not ask for -0.
   */
  private readDecimals(): void {
    const { bytes, words, samples, separator } = this
    const end = separator ^ ZERO
    const last = bytes.length - WORD_REACH
    let { at, count } = this
    const most = Math.min(samples.length, count + NUMBERS_AT_ONCE)

    while (at < last && count < most) {
      let start = at
      let unit = 0.001

      if (bytes[at] === MINUS) {
        start += 1
        unit = -0.001
      }

      const whole = words.getUint16(start, true) ^ ((POINT << 8) | ZERO)
      const word = words.getInt32(start + 2, true) ^ 0x30303030

      if (whole > 9) {
        if ((whole & 0xff) > 9 || whole >>> 8 !== (separator ^ POINT)) break
        samples[count] = Math.imul(whole & 0xff, 1000) * unit
        count += 1
        at = start + 2
        continue
      }

      let digits = word & 0xffffff
      let next = start + 6

      if (word >>> 24 !== end) {
        if (((word >>> 16) & 0xff) === end) {
          digits &= 0xffff
          next -= 1
        } else if (((word >>> 8) & 0xff) === end) {
          digits &= 0xff
          next -= 2
        } else break
      }

      if ((((digits + 0x767676) | digits) & 0x808080) !== 0) break

      const thousandths =
        Math.imul(whole, 1000) + (digits & 15) * 100 + ((digits >> 8) & 15) * 10 + (digits >> 16)

      samples[count] = thousandths * unit
      count += 1
      at = next
    }

    this.at = at
    this.count = count
  }

  /**
   * Reads numbers as long as each has one to four digits and a comma or the end of a line behind them. Four bytes at a
   * time leave no branch on each byte to mispredict.
   */
  private readIntegers(): void {
    const { bytes, words, samples } = this
    const last = bytes.length - WORD_REACH
    let { at, count, separator } = this
    const most = Math.min(samples.length, count + NUMBERS_AT_ONCE)

    while (at < last && count < most) {
      const negative = bytes[at] === MINUS
      const start = negative ? at + 1 : at
      const digits = words.getInt32(start, true) ^ 0x30303030
      const length = leadingDigits(digits)
      const after = bytes[start + length]
      if (length === 0 || (after !== COMMA && after !== LINE_END)) break
      const value = spell(digits, length)
      samples[count] = negative ? -value : value
      count += 1
      at = start + length + 1
      separator = after
    }

    this.at = at
    this.count = count
    this.separator = separator
  }

  private push(value: number): void {
    if (this.count === this.samples.length) {
      const larger = new Float32Array(this.count * 2)
      larger.set(this.samples)
      this.samples = larger
    }

    if (Number.isNaN(value)) this.gaps += 1
    this.samples[this.count] = value
    this.count += 1
  }

  /** Reads the token that starts here from byte to byte; NaN where it is no number that a float can hold. */
  private readToken(): number {
    const { bytes } = this
    const start = this.at
    const first = bytes[start]
    let at = first === MINUS || first === PLUS ? start + 1 : start
    let mantissa = 0
    let digits = 0
    let decimals = -1

    for (; at < bytes.length; at++) {
      const code = bytes[at] as number
      if (code >= ZERO && code <= NINE) {
        mantissa = mantissa * 10 + (code - ZERO)
        digits += 1
        if (decimals >= 0) decimals += 1
      } else if (code === POINT && decimals < 0) decimals = 0
      else break
    }

    const ended = at >= bytes.length || isSeparator(bytes[at] as number)
    if (!ended || digits === 0 || digits > EXACT_DIGITS) return this.readUnusual()
    this.at = at

    return (
      (first === MINUS ? -mantissa : mantissa) / (POWERS_OF_TEN[Math.max(0, decimals)] as number)
    )
  }

  /** Exponents, more than 15 digits, words such as the `E`, `U` and `L` of FHIR SampledData. */
  private readUnusual(): number {
    const start = this.at
    while (this.at < this.bytes.length && !isSeparator(this.bytes[this.at] as number)) this.at += 1
    if (this.at - start > MAX_NUMBER_LENGTH) return NaN
    const token = String.fromCharCode(...this.bytes.subarray(start, this.at))
    const value = DECIMAL.test(token) ? Math.fround(Number(token)) : NaN
    return Number.isFinite(value) ? value : NaN
  }

  read(bytes: Uint8Array): void {
    if (this.samples.length === 0) this.samples = roomFor(bytes, this.length)
    this.bytes = bytes
    this.words = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
    this.at = 0

    while (this.at < this.bytes.length) {
      const first = this.bytes[this.at] as number

      if (first === COMMA) {
        if (this.separator === COMMA) this.push(NaN)
        this.separator = COMMA
        this.at += 1
      } else if (isSpace(first)) {
        if (this.separator !== COMMA) this.separator = first
        this.at += 1
      } else {
        const before = this.count
        this.readDecimals()
        if (this.count === before) this.readIntegers()
        if (this.count > before) continue
        this.push(this.readToken())
        this.separator = NONE_YET
      }
    }
  }

  parsed(): ParsedSamples {
    const { samples, count, gaps } = this
    const isFull = count > (1 - 2 * SPARE) * samples.length
    return { samples: isFull ? samples.subarray(0, count) : samples.slice(0, count), gaps }
  }
}

/**
 * Reads samples separated by commas, white space or both, in one pass over the text (bytes are UTF-8).
 * An empty token between commas, a word or a number beyond the range of a float is a gap; a comma at the end is no token.
 */
export function parseSamples(text: string | Uint8Array): ParsedSamples {
  const reader = new SampleReader(text.length)
  if (typeof text === 'string') for (const piece of piecesOf(text)) reader.read(piece)
  else reader.read(withoutMark(text))
  return reader.parsed()
}

/** The same for whole numbers, e.g. ADC units; a number that is no 16-bit integer is a gap. */
export function parseIntegers(text: string | Uint8Array): ParsedIntegers {
  const parsed = parseSamples(text)
  const samples = Int16Array.from(parsed.samples)
  const mask = Uint8Array.from(parsed.samples, (value, index) => (value === samples[index] ? 0 : 1))
  let gaps = 0

  for (const [index, missing] of mask.entries()) {
    if (missing === 0) continue
    gaps += 1
    samples[index] = 0
  }

  return { samples, mask, gaps }
}

/**
 * Writes millivolts with at most three decimals (whole microvolts), separated by commas; a gap is an empty token.
 * A gap at the end is followed by one more comma, because `parseSamples` takes the last comma for no token.
 */
export function formatSamples(samples: Float32Array): string {
  const parts: string[] = []
  let lastIsGap = false

  for (const sample of samples) {
    lastIsGap = !Number.isFinite(sample)
    parts.push(lastIsGap ? '' : String(Math.round(sample * 1000) / 1000))
  }

  return parts.join(',') + (lastIsGap ? ',' : '')
}
