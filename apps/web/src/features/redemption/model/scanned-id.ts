/** The id in the address that a code of ours leads to; null for any other text. */
export function scannedId(text: string): string | null {
  const [, search] = /\/writeOff\?([^#]*)$/.exec(text) ?? []
  return search === undefined ? null : new URLSearchParams(search).get('id')
}
