import { useRef } from 'react'

/** One key as long as the same is sent: a retry stores nothing twice, and what was changed is another thing. */
export function useContentKey(): (input: object) => string {
  const last = useRef({ content: '', key: '' })

  return (input) => {
    const content = JSON.stringify(input)
    if (content !== last.current.content) last.current = { content, key: crypto.randomUUID() }
    return last.current.key
  }
}
