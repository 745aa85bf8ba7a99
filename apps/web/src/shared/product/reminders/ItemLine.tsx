import type { ReactNode } from 'react'
import { useSubject } from '../../../stores/subject.ts'
import { ITEM } from './reminder-copy.ts'
import { ITEM_MARKS, itemText } from './item-view.ts'
import styles from './item-line.module.css'
import type { Item } from './use-reminders.ts'

interface ItemLineProps {
  item: Item
  /** Its day, where that is not today. */
  today: string
  end?: ReactNode
}

/** One time of a reminder with how it stands. */
export function ItemLine({ item, today, end }: ItemLineProps) {
  const tell = useSubject((state) => state.tell) ?? ((text) => text)

  return (
    <li className={`item line wrap spread gap-s3 rows-0 py-s2 ${styles.line}`}>
      <span className="line shrink gap-s3">
        <span
          className={`fixed bold mid ${styles.mark}`}
          data-state={item.state}
          aria-hidden="true"
        >
          {ITEM_MARKS[item.state]}
        </span>
        <span className="text lines-14">{item.title}</span>
      </span>
      <span className="line end push gap-s2">
        <span className={`note right ${item.state === 'missed' ? 'warn' : ''}`}>
          {item.day === today ? '' : `${ITEM.yesterday} `}
          {tell(itemText(item), false)}
        </span>
        {end}
      </span>
    </li>
  )
}
