import { useSearchParams } from 'react-router-dom'

/** One of a few views, named in the address so that a reload and a link keep it; the first where it names none. */
export function useChoice<V extends string>(name: string, values: readonly [V, ...V[]]) {
  const [query, setQuery] = useSearchParams()
  const asked = query.get(name)
  const value = values.find((one) => one === asked) ?? values[0]

  const choose = (next: V) => {
    const changed = new URLSearchParams(query)
    changed.set(name, next)
    setQuery(changed, { replace: true })
  }

  return [value, choose] as const
}
