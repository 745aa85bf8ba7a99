import CheckList from 'antd-mobile/es/components/check-list'
import styles from './choice-rows.module.css'

interface ChoiceRowsProps {
  options: readonly { value: string; text: string }[]
  chosen: readonly string[]
  /** Any number of them, as boxes to tick; else one, as buttons. */
  multiple: boolean
  onChoose: (value: string) => void
}

/**
 * Rows to choose from. A row of the library is a link without an address, which no key reaches: the button in it, with the
 * role and the state, is what keys and screen readers meet; its tap is the row's.
 */
export function ChoiceRows({ options, chosen, multiple, onChoose }: ChoiceRowsProps) {
  const mark = (isChosen: boolean) => (
    <span className={multiple ? styles.tickBox : styles.tick} aria-hidden="true">
      {isChosen ? '✓' : ''}
    </span>
  )

  return (
    <CheckList className={styles.list} multiple={multiple} value={[...chosen]} extra={mark}>
      {options.map(({ value, text }) => {
        const isChosen = chosen.includes(value)

        const state = multiple
          ? { role: 'checkbox', 'aria-checked': isChosen }
          : { 'aria-pressed': isChosen }

        return (
          <CheckList.Item
            key={value}
            value={value}
            className={styles.row}
            data-chosen={isChosen || undefined}
            onClick={() => onChoose(value)}
          >
            <button type="button" {...state} className={styles.option}>
              {text}
            </button>
          </CheckList.Item>
        )
      })}
    </CheckList>
  )
}
