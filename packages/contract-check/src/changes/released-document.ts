// A document as it is kept of a release: what callers go by, without examples, which nobody promises.

/** Below these keys stand names, so that a field may be called `example`. */
const NAMED = new Set(['properties', '$defs', 'paths', 'schemas', 'responses'])

function bare(value: unknown, areNames = false): unknown {
  if (Array.isArray(value)) return value.map((each) => bare(each))
  if (typeof value !== 'object' || value === null) return value

  return Object.fromEntries(
    Object.entries(value)
      .filter(([key]) => areNames || (key !== 'example' && key !== 'examples'))
      .map(([key, each]) => [key, bare(each, !areNames && NAMED.has(key))]),
  )
}

/** JSON with a field a line, so that a change of a release can be read in its commit. */
export const releasedText = (document: object, version: string): string => {
  const { info, ...rest } = document as { info?: object }
  return `${JSON.stringify(bare({ info: { ...info, version }, ...rest }), null, 1)}\n`
}
