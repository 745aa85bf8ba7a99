import { useState } from 'react'
import { Button } from '../../../shared/ui/controls/Button.tsx'
import { Card } from '../../../shared/ui/parts/Card.tsx'
import { Row } from '../../../shared/ui/parts/Row.tsx'
import { EmptyState } from '../../../shared/ui/states/EmptyState.tsx'
import { SEARCH } from '../copy.ts'
import type { Found } from '../model/find-names.ts'
import { diseasePath } from '../model/lookup-answers.ts'
import { BrowseButton } from './BrowseButton.tsx'
import styles from './search.module.css'

/** More than a screen holds: one letter more says it better than a longer list. */
const AT_ONCE = 12

function Marked({ text, found: { from, to } }: { text: string; found: Found }) {
  const characters = Array.from(text)

  return (
    <>
      {characters.slice(0, from).join('')}
      <mark className={`accent bold ${styles.found}`}>{characters.slice(from, to).join('')}</mark>
      {characters.slice(to).join('')}
    </>
  )
}

function FoundRow({ found, onOpen }: { found: Found; onOpen: () => void }) {
  const { name, alias } = found

  return (
    <Row
      title={alias === null ? <Marked text={name} found={found} /> : name}
      note={alias !== null && <Marked text={SEARCH.called(alias)} found={shifted(found)} />}
      to={diseasePath(name)}
      onClick={onOpen}
    />
  )
}

/** The same place in the words that the alias is told by. */
function shifted(found: Found): Found {
  const before = SEARCH.called('').length
  return { ...found, from: found.from + before, to: found.to + before }
}

interface FoundNamesProps {
  words: string
  found: readonly Found[]
  /** Before a disease is opened. */
  onOpen: () => void
}

/** What was found for the typed words. */
export function FoundNames({ words, found, onOpen }: FoundNamesProps) {
  // Another word begins with a short list.
  const [whole, setWhole] = useState<string | null>(null)
  const shown = whole === words ? found : found.slice(0, AT_ONCE)
  const more = found.length - shown.length

  if (found.length === 0) {
    return (
      <EmptyState
        text={SEARCH.none}
        action={
          <>
            <p className="note">{SEARCH.noneNote(words)}</p>
            <BrowseButton />
          </>
        }
      />
    )
  }

  return (
    <>
      <Card flush>
        <ul aria-label={SEARCH.found(found.length)}>
          {shown.map((one) => (
            <li key={one.name}>
              <FoundRow found={one} onOpen={onOpen} />
            </li>
          ))}
        </ul>
      </Card>
      {more > 0 && (
        <Button variant="outline" onClick={() => setWhole(words)}>
          {SEARCH.more(more)}
        </Button>
      )}
    </>
  )
}
