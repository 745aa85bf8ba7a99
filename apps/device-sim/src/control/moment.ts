/** An example for messages. */
export const MOMENT_EXAMPLE = '2026-11-20T00:00+08:00'

/** ISO 8601 with an offset, since without one it would be another moment on another machine; undefined for anything else. */
export function parseMoment(text: string): number | undefined {
  const unixMs = /^\d{4}-\d\d-\d\dT\d\d:\d\d.*(Z|[+-]\d\d:\d\d)$/.test(text)
    ? Date.parse(text)
    : Number.NaN

  return Number.isNaN(unixMs) ? undefined : unixMs
}
