import { useState } from 'react'
import { changesInWords } from '../model/announce.ts'
import type { HomeSummary } from '../model/home-summary.ts'

/** Tells a screen reader, when it is quiet, what has newly come in. */
export function ChangeAnnouncer({ summary }: { summary: HomeSummary | undefined }) {
  const [told, setTold] = useState({ summary, words: '' })
  if (summary && summary !== told.summary)
    setTold({ summary, words: changesInWords(told.summary, summary) })

  return (
    <p className="visually-hidden" aria-live="polite">
      {told.words}
    </p>
  )
}
