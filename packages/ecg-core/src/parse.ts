/** Samples in millivolts; a gap is NaN and keeps its place on the time axis. `gaps` counts them. */
export interface ParsedSamples {
  samples: Float32Array
  gaps: number
}

const COMMA = 44
const PLUS = 43
const MINUS = 45
const POINT = 46
const ZERO = 48
const NINE = 57

/** Up to 15 digits a mantissa is exact in a double, and so is every power of ten below, so one division rounds right. */
const EXACT_DIGITS = 15
const POWERS_OF_TEN = Float64Array.from({ length: EXACT_DIGITS + 1 }, (_, exponent) => 10 ** exponent)
const DECIMAL = /^[+-]?(?:\d+\.?\d*|\.\d+)(?:e[+-]?\d+)?$/i

function isSpace(code: number): boolean {
  return code === 32 || (code >= 9 && code <= 13) || code === 0xa0 || code === 0xfeff
}

/** The end counts as a comma; past the end `charCodeAt` gives NaN, which would make V8 count in doubles all along. */
function codeAt(text: string, at: number): number {
  return at < text.length ? text.charCodeAt(at) : COMMA
}

/** The rare tokens: exponents, more than 15 digits, words such as the `E`, `U` and `L` of FHIR SampledData. */
function parseUnusual(token: string): number {
  const value = DECIMAL.test(token) ? Math.fround(Number(token)) : NaN
  return Number.isFinite(value) ? value : NaN
}

class SampleBuffer {
  private values: Float32Array
  length = 0

  constructor(expected: number) {
    this.values = new Float32Array(Math.max(16, expected))
  }

  push(value: number): void {
    if (this.length === this.values.length) {
      const larger = new Float32Array(this.values.length * 2)
      larger.set(this.values)
      this.values = larger
    }
    this.values[this.length] = value
    this.length += 1
  }

  done(): Float32Array {
    return this.values.slice(0, this.length)
  }
}

function tokenEnd(text: string, from: number): number {
  let at = from
  while (at < text.length) {
    const code = text.charCodeAt(at)
    if (code === COMMA || isSpace(code)) break
    at += 1
  }
  return at
}

/**
 * Reads samples separated by commas, white space or both, in one pass over the text.
 * An empty token between commas, a word or a number beyond the range of a float is a gap; a comma at the end is no token.
 */
export function parseSamples(text: string): ParsedSamples {
  const buffer = new SampleBuffer(text.length >> 2)
  let gaps = 0
  let at = 0
  let tokenMissing = true
  while (at < text.length) {
    const first = text.charCodeAt(at)
    if (first === COMMA) {
      if (tokenMissing) {
        buffer.push(NaN)
        gaps += 1
      }
      tokenMissing = true
      at += 1
    } else if (isSpace(first)) {
      at += 1
    } else {
      const start = at
      let code = first
      if (first === MINUS || first === PLUS) code = codeAt(text, ++at)
      let mantissa = 0
      let digits = 0
      let decimals = 0
      while (code >= ZERO && code <= NINE) {
        mantissa = mantissa * 10 + (code - ZERO)
        digits += 1
        code = codeAt(text, ++at)
      }
      if (code === POINT) {
        const whole = digits
        code = codeAt(text, ++at)
        while (code >= ZERO && code <= NINE) {
          mantissa = mantissa * 10 + (code - ZERO)
          digits += 1
          code = codeAt(text, ++at)
        }
        decimals = digits - whole
      }
      let value: number
      const ended = code === COMMA || isSpace(code)
      if (ended && digits > 0 && digits <= EXACT_DIGITS) {
        value = mantissa / (POWERS_OF_TEN[decimals] ?? 1)
        if (first === MINUS) value = -value
      } else {
        at = tokenEnd(text, at)
        value = parseUnusual(text.slice(start, at))
        if (Number.isNaN(value)) gaps += 1
      }
      buffer.push(value)
      tokenMissing = false
    }
  }
  return { samples: buffer.done(), gaps }
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
