// The bytes of an answer as text, and what is wrong with them as such.

export interface Body {
  readonly text: string
  /** Why the bytes are not the UTF-8 that JSON is sent in; none where they are. */
  readonly faults: readonly string[]
}

const BYTE_ORDER_MARK = [0xef, 0xbb, 0xbf]

function decoded(bytes: Uint8Array, encoding: string): string | undefined {
  try {
    return new TextDecoder(encoding, { fatal: true }).decode(bytes)
  } catch {
    return undefined
  }
}

export function readBody(bytes: Uint8Array, type: string | null): Body {
  const charset = /charset="?([^;"]+)/i.exec(type ?? '')?.[1]?.trim()
  const text = decoded(bytes, 'utf-8')
  const gbk = text === undefined ? decoded(bytes, 'gbk') : undefined
  const faults: string[] = []
  if (charset && !/^utf-?8$/i.test(charset)) faults.push('another charset in content-type')
  if (BYTE_ORDER_MARK.every((byte, index) => bytes[index] === byte)) faults.push('byte order mark')
  if (text === undefined) faults.push(gbk === undefined ? 'bytes of no encoding' : 'bytes of GBK')
  return { text: text ?? gbk ?? new TextDecoder().decode(bytes), faults }
}
