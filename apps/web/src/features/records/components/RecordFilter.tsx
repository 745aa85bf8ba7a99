import { useState } from 'react'
import { Button } from '../../../shared/ui/controls/Button.tsx'
import { Card } from '../../../shared/ui/parts/Card.tsx'
import { SelectField } from '../../../shared/ui/fields/SelectField.tsx'
import { COPY } from '../copy.ts'
import styles from './filter.module.css'

/** No name is a single blank: names are trimmed. */
const EVERYBODY = ' '

interface RecordFilterProps {
  names: readonly string[]
  /** The name that was asked for last; null for everybody. */
  asked: string | null
  onQuery: (userName: string | null) => void
}

/** Whose records; nothing is read before 查询 is tapped. */
export function RecordFilter({ names, asked, onQuery }: RecordFilterProps) {
  const [chosen, setChosen] = useState(asked)
  // A name of the address may have left the list.
  const offered = asked && !names.includes(asked) ? [...names, asked] : names

  const options = [
    { value: EVERYBODY, text: COPY.everybody },
    ...offered.map((name) => ({ value: name, text: name })),
  ]

  return (
    <Card flush>
      <div className={`line wrap gap-s1 ${styles.filter}`}>
        <div className={styles.select}>
          <SelectField
            label={COPY.user}
            placeholder={COPY.chooseUser}
            value={chosen ?? EVERYBODY}
            options={options}
            onChange={(value) => setChosen(value === EVERYBODY ? null : value)}
          />
        </div>
        <Button variant="outline" inline onClick={() => onQuery(chosen)}>
          {COPY.query}
        </Button>
      </div>
    </Card>
  )
}
