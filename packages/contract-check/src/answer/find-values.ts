const property = (of: unknown, key: string): unknown =>
  typeof of === 'object' && of !== null ? (of as Record<string, unknown>)[key] : undefined

/**
 * The values at a path such as `cards[metric=ecg].measuredAt` or `list[].id`: `[]` goes through a list, `[key=text]` only
 * through its items that have the text there; the empty path is the value itself.
 */
export function valuesAt(value: unknown, path: string): unknown[] {
  const [step, ...rest] = path === '' ? [] : path.split('.')
  if (step === undefined) return [value]
  const match = /^([^[]*)(?:\[(?:([^=\]]+)=([^\]]*))?\])?$/.exec(step)
  if (!match) throw new TypeError(`${path} is not a path`)
  const [, name = '', key, wanted] = match
  const found = name === '' ? value : property(value, name)
  if (found === undefined) return []
  const below = rest.join('.')
  if (!step.endsWith(']')) return valuesAt(found, below)
  const items: unknown[] = Array.isArray(found) ? found : []

  const chosen =
    key === undefined ? items : items.filter((item) => String(property(item, key)) === wanted)

  return chosen.flatMap((item) => valuesAt(item, below))
}
