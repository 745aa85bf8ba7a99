/** FNV-1a of bytes, as eight hexadecimal digits: enough to see that a stream has changed by one bit. */
export function fingerprint(bytes: Uint8Array): string {
  let hash = 0x811c9dc5
  for (const byte of bytes) hash = Math.imul(hash ^ byte, 0x01000193)
  return (hash >>> 0).toString(16).padStart(8, '0')
}

export function fingerprintNumbers(numbers: readonly number[]): string {
  return fingerprint(new Uint8Array(Float64Array.from(numbers).buffer))
}
