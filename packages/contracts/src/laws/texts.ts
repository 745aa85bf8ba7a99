// Texts that went through a wrong encoding, or through an escaping once too often.
import type { Breach, LawName } from './catalogue.ts'
import { everyNode, type Told } from './node.ts'

/** What bytes 80 to 9F are in Windows-1252, which most call Latin-1. */
const CONTINUED = '\\u0080-\\u00BF€‚ƒ„…†‡ˆ‰Š‹ŒŽ‘’“”•–—˜™š›œžŸ'
/** Two or three bytes of UTF-8 read one by one. */
const LATIN = new RegExp(`[äåæçèéïâã][${CONTINUED}]{2}|[ÂÃ][${CONTINUED}]`)
const ENTITY = /&(?:amp|lt|gt|quot|apos|nbsp|#\d{1,7}|#x[\da-f]{1,6});/i
const NOTHING = /^(?:null|undefined|NaN|None|\[object Object\])$|\{\{\s*[\w.]+\s*\}\}|\$\{[\w.]+\}/
// oxlint-disable-next-line no-control-regex -- what no text of people holds
const CONTROL = /[\u0000-\u0008\u000E-\u001F\u200B\uFFFD\uFEFF]/
/** Half of a sign that takes two. */
const LONE = /\p{Surrogate}/u
const QUESTIONS = /\?{3}|^\?{2,}$/
/** Sentences are made of parts, which may begin on a line of their own. */
const PADDED = /^[ \t\u3000]|[ \t\u3000]$/
const LONGEST = 20_000

const LINE_END = 0x0a
let gbk: ReadonlyMap<string, readonly [number, number]> | undefined

/** The two bytes of every sign that GBK writes with two, made once of the decoder that every runtime has. */
function gbkBytes() {
  if (gbk) return gbk
  const pairs: [number, number][] = []
  for (let lead = 0x81; lead <= 0xfe; lead++)
    for (let trail = 0x40; trail <= 0xfe; trail++) if (trail !== 0x7f) pairs.push([lead, trail])
  const bytes = Uint8Array.from(pairs.flatMap((pair) => [...pair, LINE_END]))
  const signs = new TextDecoder('gbk').decode(bytes).split('\n')

  const made = new Map(
    signs.flatMap((sign, index): [string, readonly [number, number]][] => {
      const pair = pairs[index]
      return pair && sign.length === 1 ? [[sign, pair]] : []
    }),
  )

  gbk = made
  return made
}

const HAN = /^[\p{Script=Han}\p{P}\p{S}\p{L}\p{N}\s]+$/u
const LEAST_HAN = 2

/** Whether the text is UTF-8 that was read as GBK: its bytes in GBK make sense as UTF-8, which those of true words never do. */
function isReadAsGbk(text: string): boolean {
  if (!/[\u4E00-\u9FFF]/.test(text)) return false
  const table = gbkBytes()
  const bytes: number[] = []

  for (const sign of text.replace(/\?$/, '')) {
    const code = sign.codePointAt(0) ?? 0
    const pair = table.get(sign)
    if (code < 0x80) bytes.push(code)
    else if (sign === '€') bytes.push(0x80)
    else if (pair) bytes.push(...pair)
    else return false
  }

  try {
    const decoder = new TextDecoder('utf-8', { fatal: true })
    // The last sign may have been cut in two.
    const read = decoder.decode(Uint8Array.from(bytes), { stream: true })
    const found = read.match(/\p{Script=Han}/gu)?.length ?? 0
    return found >= LEAST_HAN && HAN.test(read)
  } catch {
    return false
  }
}

/** JSON within JSON, unless the field is one of JSON by its name. */
function isJson(text: string): boolean {
  if (!/^(?:\{.*\}|\[.*\]|".*")$/s.test(text)) return false

  try {
    JSON.parse(text)
    return true
  } catch {
    return false
  }
}

/** Of quoted-printable, of an address and of JSON, and tags: what only a program reads. */
const ESCAPED =
  /(?:=[\dA-F]{2}){3}|\\u[\da-f]{4}|\\[nrt"]|<\/?(?:p|br|b|i|em|strong|span|div|a|font)\b[^<>]*>/i

/** Whether the text is Chinese in Base64. */
function isBase64(text: string): boolean {
  if (text.length < 8 || text.length % 4 > 0 || !/^[A-Za-z\d+/]+={0,2}$/.test(text)) return false
  const bytes = Uint8Array.from(atob(text), (sign) => sign.charCodeAt(0))

  try {
    return /\p{Script=Han}/u.test(new TextDecoder('utf-8', { fatal: true }).decode(bytes))
  } catch {
    return false
  }
}

const isAddress = (text: string): boolean => /^(?:https?:\/)?\//.test(text)

function lawBrokenBy(text: string, key: string): LawName | undefined {
  if (text.length > LONGEST) return undefined
  if (
    LONE.test(text) ||
    CONTROL.test(text) ||
    QUESTIONS.test(text) ||
    LATIN.test(text) ||
    isReadAsGbk(text)
  )
    return 'garbled'
  if (NOTHING.test(text)) return 'placeholder'
  if (ENTITY.test(text) || ESCAPED.test(text) || isBase64(text)) return 'escaped'
  if (!isAddress(text) && /(?:%[EF][\dA-F]%[89AB][\dA-F])/i.test(text)) return 'escaped'
  if (!/json$/i.test(key) && isJson(text)) return 'escaped'
  return PADDED.test(text) ? 'padded' : undefined
}

/** What stands for one thing alone, by its kind; a back end may have ids of any form. */
const FORMS: Readonly<Record<string, RegExp>> = {
  id: /^(?!\d(?:\.\d+)?e\+?\d+$)\S+$/i,
  user: /^\S+$/,
  time: /^(?:[01]\d|2[0-3]):[0-5]\d$/,
  address: /^[^\s\\]+$/,
  'masked-phone': /^\d{3}\*{4}\d{4}$/,
}

export function* textLaws({ answer }: Told): Generator<Breach> {
  for (const { value, key, path, marks } of everyNode(answer)) {
    if (typeof value !== 'string' || value === '') continue
    const form = FORMS[marks.kind ?? '']
    const law = form?.test(value) === false ? 'kind' : lawBrokenBy(value, key)
    if (law) yield { law, path, got: `text(${value.length})` }
  }
}
