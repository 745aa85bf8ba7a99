import { useEffect, useRef, useState } from 'react'
import { useSettings } from '../../../stores/settings.ts'
import { ChoiceRows } from '../antd/ChoiceRows.tsx'
import { IndexedRows, type IndexGroup } from '../antd/IndexedRows.tsx'
import { SearchBox } from '../antd/SearchBox.tsx'
import styles from './choice-list.module.css'
import { choiceCopy as copy } from '../late-copy.ts'
import type { SelectOption } from './SelectField.tsx'

export type ChoiceGroup = IndexGroup<SelectOption>

interface ChoiceListProps {
  /** What is chosen here. */
  label: string
  options: readonly SelectOption[]
  /** The same options under headings, where there are many and an order that everybody knows. */
  groups?: readonly ChoiceGroup[]
  chosen: readonly string[]
  /** Any number of them, as boxes to tick; else one, as buttons. */
  multiple?: boolean
  /** With a field that narrows the list down. */
  search?: boolean
  onChoose: (value: string) => void
}

/** Options below each other, one or many of which are chosen; opens at the first chosen one. */
export function ChoiceList(props: ChoiceListProps) {
  const { label, options, groups, chosen, multiple = false, search = false, onChoose } = props
  const list = useRef<HTMLDivElement>(null)
  // A strip of letters with 60 px each would be taller than the phone.
  const large = useSettings(({ elder, extraLarge }) => elder || extraLarge)
  const [words, setWords] = useState('')
  const found = options.filter(({ text }) => text.includes(words.trim()))
  const rows = { chosen, multiple, onChoose }

  useEffect(() => {
    list.current?.querySelector('[data-chosen]')?.scrollIntoView?.({ block: 'center' })
  }, [])

  return (
    <>
      {search && <SearchBox label={label} words={words} onChange={setWords} />}
      <p className="visually-hidden" role="status">
        {words && copy.found(found.length)}
      </p>
      {found.length === 0 && <p className={styles.none}>{copy.none(words.trim())}</p>}
      <div ref={list} role="group" aria-label={label}>
        {groups && !large && !words ? (
          <IndexedRows groups={groups}>
            {(ofGroup) => <ChoiceRows options={ofGroup} {...rows} />}
          </IndexedRows>
        ) : (
          <ChoiceRows options={found} {...rows} />
        )}
      </div>
    </>
  )
}
