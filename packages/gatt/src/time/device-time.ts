/** Device clocks count nanoseconds from here, as Polar's do. */
const DEVICE_EPOCH_UNIX_MS = Date.UTC(2000, 0, 1)

const NS_PER_MS = 1_000_000n

/** Exact for whole milliseconds; fractions are kept to the nanosecond. */
export function deviceTimeNs(unixMs: number): bigint {
  const wholeMs = Math.floor(unixMs)

  return (
    BigInt(wholeMs - DEVICE_EPOCH_UNIX_MS) * NS_PER_MS +
    BigInt(Math.round((unixMs - wholeMs) * 1e6))
  )
}

export function unixMsOfDeviceTime(timeNs: bigint): number {
  return Number(timeNs / NS_PER_MS) + DEVICE_EPOCH_UNIX_MS
}
