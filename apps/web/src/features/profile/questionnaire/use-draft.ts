import type { Wizard } from '@kangban/contracts'
import { useRef, useState } from 'react'
import { type Chosen, type ListName, storedAnswers, storedChosen, type Tag } from './answers.ts'
import { backUpDraft, type Draft, restoreDraft } from './backup.ts'
import type { HealthInfo } from '../parts/health-info.ts'
import type { DiseaseLists } from './use-disease-lists.ts'

interface KeptDraft {
  draft: Draft
  change: (changed: (draft: Draft) => Partial<Draft>) => void
  answers: Wizard
  chosen: Chosen
}

/** What is stored of the person, below what was chosen on this phone and is not saved yet. */
export function useDraft(stored: HealthInfo | null | undefined): KeptDraft {
  const [draft, setDraft] = useState(restoreDraft)

  // What is saved meanwhile must not bring back an older draft.
  const newest = useRef(draft)

  const change = (changed: (draft: Draft) => Partial<Draft>) => {
    newest.current = { ...newest.current, ...changed(newest.current) }
    setDraft(newest.current)
    backUpDraft(newest.current)
  }

  return {
    draft,
    change,
    answers: { ...(stored && storedAnswers(stored)), ...draft.answers },
    chosen: {
      ...(stored ? storedChosen(stored) : { personal: [], family: [], mental: [] }),
      ...draft.chosen,
    },
  }
}

/** The chosen diseases as the lists of this sex know them; those that only the other sex has are gone. */
export function offeredOf(chosen: Chosen, lists: DiseaseLists): Chosen {
  const offered = (name: ListName): readonly Tag[] => {
    const { tags } = lists[name]
    if (tags.length === 0) return chosen[name]
    return tags.filter(({ keyId }) => chosen[name].some((tag) => tag.keyId === keyId))
  }

  return { personal: offered('personal'), family: offered('family'), mental: offered('mental') }
}
