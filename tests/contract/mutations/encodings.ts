// Texts and bytes in a wrong encoding.
import { isObject, type Kind, texts } from './kind.ts'

const HAN = /\p{Script=Han}/u
const utf8 = (text: string) => new TextEncoder().encode(text)

export const ENCODINGS: readonly Kind[] = [
  {
    group: 'encoding',
    what: 'UTF-8 read as Latin-1',
    data: texts(HAN, (text) => new TextDecoder('windows-1252').decode(utf8(text))),
    most: 2,
  },
  {
    group: 'encoding',
    what: 'UTF-8 read as GBK',
    data: texts(HAN, (text) => new TextDecoder('gbk').decode(utf8(text))),
    most: 2,
  },
  {
    group: 'encoding',
    what: 'a sign cut in two',
    data: texts(HAN, (text) => new TextDecoder().decode(utf8(text).slice(0, -1))),
    most: 2,
  },
  {
    group: 'encoding',
    what: 'question marks',
    data: texts(HAN, (text) => text.replaceAll(/[^\x20-\x7e]/g, '?'), /name|title|text/i),
    most: 2,
  },
  {
    group: 'encoding',
    what: 'HTML entities',
    data: texts(HAN, (text) =>
      Array.from(text)
        .map((sign) => `&#${sign.codePointAt(0)};`)
        .join(''),
    ),
    most: 2,
  },
  {
    group: 'encoding',
    what: 'escaped signs',
    data: texts(HAN, (text) =>
      JSON.stringify(text)
        .replaceAll(/[^\x20-\x7e]/g, (sign) => `\\u${sign.charCodeAt(0).toString(16)}`)
        .slice(1, -1),
    ),
    most: 2,
  },
  {
    group: 'encoding',
    what: 'texts as of an address',
    data: texts(HAN, encodeURIComponent),
    most: 2,
  },
  {
    group: 'encoding',
    what: 'texts in quotes',
    data: texts(HAN, (text) => JSON.stringify(text)),
    most: 2,
  },
  {
    group: 'encoding',
    what: 'JSON within JSON',
    data: (data) => (isObject(data) ? JSON.stringify(data) : data),
    most: 2,
  },
  { group: 'encoding', what: 'the word null', data: texts(HAN, () => 'null'), most: 2 },
  { group: 'encoding', what: 'bytes of GBK', reply: (text) => ({ body: gbkBytes(text) }), most: 2 },
  {
    group: 'encoding',
    what: 'bytes of GBK, and said so',
    reply: (text) => ({ body: gbkBytes(text), type: 'application/json; charset=GBK' }),
    most: 2,
  },
  {
    group: 'encoding',
    what: 'a charset that it is not',
    reply: (text) => ({ body: text, type: 'application/json; charset=ISO-8859-1' }),
    most: 2,
  },
  {
    group: 'encoding',
    what: 'a mark of byte order',
    reply: (text) => ({ body: Uint8Array.from([0xef, 0xbb, 0xbf, ...utf8(text)]) }),
    most: 2,
  },
  {
    group: 'encoding',
    what: 'UTF-16',
    reply: (text) => ({ body: Uint8Array.from(Buffer.from(text, 'utf16le')) }),
    most: 2,
  },
]

/** Of the common signs two bytes each; the others as a question mark. */
function gbkBytes(text: string): Uint8Array<ArrayBuffer> {
  const decoder = new TextDecoder('gbk')
  const bytes = new Map<string, number[]>()
  for (let lead = 0xb0; lead <= 0xf7; lead++)
    for (let trail = 0xa1; trail <= 0xfe; trail++)
      bytes.set(decoder.decode(Uint8Array.of(lead, trail)), [lead, trail])

  return Uint8Array.from(
    Array.from(text).flatMap((sign) => {
      const code = sign.codePointAt(0) ?? 0
      return code < 0x80 ? [code] : (bytes.get(sign) ?? [0x3f])
    }),
  )
}
