import { useEffect, useRef, useState } from 'react'
import styles from './choice-list.module.css'
import { choiceCopy as copy } from '../copy.ts'
import type { SelectOption } from './SelectField.tsx'

interface ChoiceListProps {
  /** What is chosen here. */
  label: string
  options: readonly SelectOption[]
  chosen: readonly string[]
  /** Any number of them, as boxes to tick; else one, as buttons. */
  multiple?: boolean
  /** With a field that narrows the list down. */
  search?: boolean
  onChoose: (value: string) => void
}

function Search({
  label,
  words,
  onChange,
}: {
  label: string
  words: string
  onChange: (words: string) => void
}) {
  return (
    <input
      type="search"
      className={styles.search}
      aria-label={copy.searchIn(label)}
      placeholder={copy.search}
      autoComplete="off"
      value={words}
      onChange={(event) => onChange(event.target.value)}
    />
  )
}

/** Options below each other, one or many of which are chosen; opens at the first chosen one. */
export function ChoiceList({
  label,
  options,
  chosen,
  multiple = false,
  search = false,
  onChoose,
}: ChoiceListProps) {
  const list = useRef<HTMLDivElement>(null)
  const [words, setWords] = useState('')
  const found = options.filter(({ text }) => text.includes(words.trim()))

  useEffect(() => {
    list.current?.querySelector('[data-chosen]')?.scrollIntoView?.({ block: 'center' })
  }, [])

  return (
    <>
      {search && <Search label={label} words={words} onChange={setWords} />}
      <p className="visually-hidden" role="status">
        {words && copy.found(found.length)}
      </p>
      {found.length === 0 && <p className={styles.none}>{copy.none(words.trim())}</p>}
      <div ref={list} role="group" aria-label={label} className={styles.list}>
        {found.map(({ value, text }) => {
          const isChosen = chosen.includes(value)

          const state = multiple
            ? { role: 'checkbox', 'aria-checked': isChosen }
            : { 'aria-pressed': isChosen }

          return (
            <button
              key={value}
              type="button"
              {...state}
              className={styles.option}
              data-chosen={isChosen || undefined}
              onClick={() => onChoose(value)}
            >
              <span>{text}</span>
              <span className={multiple ? styles.tickBox : styles.tick} aria-hidden="true">
                {isChosen ? '✓' : ''}
              </span>
            </button>
          )
        })}
      </div>
    </>
  )
}
