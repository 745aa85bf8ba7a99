// Texts that went through a wrong encoding, or through an escaping once too often.
import type { Breach, LawName } from './catalogue.ts'
import { everyNode, type Told } from './node.ts'

/** What bytes 80 to 9F are in Windows-1252, which most call Latin-1. */
const CONTINUED = '\\u0080-\\u00BF€‚ƒ„…†‡ˆ‰Š‹ŒŽ‘’“”•–—˜™š›œžŸ'
/** Two or three bytes of UTF-8 read one by one. */
const LATIN = new RegExp(`[äåæçèéïâã][${CONTINUED}]{2}|[ÂÃ][${CONTINUED}]`)
const ENTITY = /&(?:amp|lt|gt|quot|apos|nbsp|#\d{1,7}|#x[\da-f]{1,6});/i
/** Several letters of Latin-1 beyond ASCII in a row: bytes of GBK read one by one. */
const BYTES = /[\u00A1-\u00FF]{4}/
/** What stands for signs that a font, a decoder or memory did not have, and places that are nobody's. */
const LOST = /锟斤拷|锟斤|烫烫|屯屯屯|[□■]{2}|[\uE000-\uF8FF]/
/** A word for nothing, alone or where a value was to be put. */
const NOTHING = /(?<![\w\- ])(?:null|undefined|NaN)(?![\w\- ])|^None$|\[object \w+\]|^\*+$/
/** A number that is none, after Chinese with the space that figures have. */
const NO_NUMBER = /\p{Script=Han} ?(?:NaN|undefined|Infinity)(?!\w)/u
/** A place in a template that was not filled. */
const UNFILLED = /\{\{\s*[\w.]+\s*\}\}|\$\{[\w.]+\}|\{[\w.]*\}|%(?:\d\$)?[ds](?!\w)/
/** What a program prints of an object: `com.example.Label@1a2b3c`, `Label(code=1)`, `b'…'`. */
const PRINTED = /^[a-z]\w*(?:\.\w+)+@[\da-f]{4,}$|^[A-Z]\w*[({]\w+=.*[)}]$|^b'.*'$/s
// oxlint-disable-next-line no-control-regex -- what no text of people holds
const CONTROL = /[\u0000-\u0008\u000E-\u001F\u200B\uFFFD\uFEFF]/

/** What is not seen, but found and compared; a joiner makes one sign of several pictures. */
const HIDDEN =
  /[\u00AD\u200C\u200E\u200F\u202A-\u202E\u2060-\u2064]|(?<![\p{Extended_Pictographic}\p{Emoji_Modifier}\uFE0F])\u200D/u

/** Digits and letters as wide as Chinese signs, and radicals of printed pages: the same to the eye alone. */
const LOOKALIKE = /[\uFF10-\uFF19\uFF21-\uFF3A\uFF41-\uFF5A\u2E80-\u2FDF]/
/** What people have typed themselves is as they typed it. */
const TYPED = /note|content|reply|reason|remark|message/i
/** Half of a sign that takes two. */
const LONE = /\p{Surrogate}/u
const QUESTIONS = /\?{3}|^\?{2,}$/
/** Sentences are made of parts, which may begin on a line of their own; tabs and returns are of spreadsheets. */
const PADDED = /^[ \u00A0\u3000]|[ \u00A0\u3000]$|[\t\r]/
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
  /(?:=[\dA-F]{2}){3}|\\u[\da-f]{4}|\\x[\da-f]{2}|\\[nrt"]|<\/?(?:p|br|b|i|em|strong|span|div|a|font)\b[^<>]*>/i

/** As another language or a spreadsheet quotes: `['…']`, `""…""`, `="…"`. */
const QUOTED = /^\['.*'\]$|^""[^"]+""$|^="[^"]*"$/s
/** An address of which more was escaped than one that stands within another: its path has a question mark. */
const ESCAPED_TWICE = /^[^?]*%(?:25)*3F/i

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

/** What is said to people, names of devices apart. */
const SAID = /^(?!device|user|file)[a-z]+(?:Text|Name|State)$|^(?:title|label)$/
/** Words of another language, which abbreviations are not. */
const FOREIGN = /^[^\d\p{Script=Han}]*[a-z]{3}[^\d\p{Script=Han}]*$/u

const isAddress = (text: string): boolean => /^(?:https?:\/)?\//.test(text)

function lawBrokenBy(text: string, key: string): LawName | undefined {
  if (text.length > LONGEST) return undefined
  if (
    LONE.test(text) ||
    CONTROL.test(text) ||
    QUESTIONS.test(text) ||
    LATIN.test(text) ||
    BYTES.test(text) ||
    LOST.test(text) ||
    isReadAsGbk(text)
  )
    return 'garbled'
  if (NOTHING.test(text) || NO_NUMBER.test(text) || PRINTED.test(text)) return 'placeholder'
  if (ENTITY.test(text) || ESCAPED.test(text) || QUOTED.test(text) || isBase64(text))
    return 'escaped'
  if (!/json$/i.test(key) && isJson(text)) return 'escaped'
  if (isAddress(text)) return ESCAPED_TWICE.test(text) ? 'escaped' : undefined
  if (/(?:%[EF][\dA-F]%[89AB][\dA-F])/i.test(text)) return 'escaped'
  if (UNFILLED.test(text)) return 'placeholder'
  return doubtOf(text, key)
}

/** What may well be so, and hardly was meant so. */
function doubtOf(text: string, key: string): LawName | undefined {
  if (PADDED.test(text)) return 'padded'
  if (TYPED.test(key)) return undefined
  if (HIDDEN.test(text)) return 'hidden'
  if (LOOKALIKE.test(text)) return 'lookalike'
  return SAID.test(key) && FOREIGN.test(text) ? 'language' : undefined
}

/** What stands for one thing alone, by its kind; a back end may have ids of any form. */
const FORMS: Readonly<Record<string, RegExp>> = {
  id: /^(?!\d(?:\.\d+)?e\+?\d+$)\S+$/i,
  user: /^\S+$/,
  time: /^(?:[01]\d|2[0-3]):[0-5]\d$/,
  address: /^[^\s\\]+$/,
  'masked-phone': /^\d{3}\*{4}\d{4}$/,
}

/** A code that was a number in between. */
const OF_FLOAT = /^\d{6,}\.0$/
/** What something is called by the catalogue is no question: the sign before was lost. */
const CALLED = /^(?:class|type|tag|prize|event|deviceType)Names?$/
const ASKED = /\p{Script=Han}\?$/u

const PHONE = /phone$/i
const NUMBERED = /\d/

export function* textLaws({ answer }: Told): Generator<Breach> {
  for (const { value, key, path, marks } of everyNode(answer)) {
    if (typeof value !== 'string' || value === '') continue
    const form = FORMS[marks.kind ?? ''] ?? (PHONE.test(key) ? NUMBERED : undefined)
    const isOfForm = form?.test(value) !== false && !OF_FLOAT.test(value)
    const isLost = CALLED.test(key) && ASKED.test(value)
    const law = isOfForm ? (isLost ? 'garbled' : lawBrokenBy(value, key)) : 'kind'
    if (law) yield { law, path, got: `text(${value.length})` }
  }
}
