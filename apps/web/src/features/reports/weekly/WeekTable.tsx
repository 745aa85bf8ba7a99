import type { WeeklyMeasure } from '@kangban/contracts'
import { Card } from '../../../shared/ui/parts/Card.tsx'
import { StateTag } from '../../../shared/ui/parts/StateTag.tsx'
import { measureView } from './week-view.ts'
import { WEEKLY } from './weekly-copy.ts'
import print from '../parts/print.module.css'
import { WeekSpark } from './WeekSpark.tsx'
import styles from './week.module.css'

const BOX = { width: 84, height: 32 }
/** Between word joiners. */
const JOINED_SLASH = '\u2060/\u2060'

function Row({ week, monday }: { week: WeeklyMeasure; monday: string }) {
  const { average, range, unit, tag } = measureView(week)
  // A sign stands at its figure, a word behind it.
  const isSign = unit === '%'

  return (
    <tr>
      <th scope="row">
        <span className="block strong nowrap">{week.title}</span>
        {range && (
          <span className="block hint lines-13 plain nowrap">
            {range}
            <span className={print.only}>{isSign ? unit : ` ${unit}`}</span>
          </span>
        )}
      </th>
      <td className={`nowrap ${styles.average}`} data-state={tag?.state}>
        <b>
          {average}
          {isSign && unit}
        </b>{' '}
        {!isSign && <span className="hint plain">{unit}</span>} {tag && <StateTag {...tag} />}
      </td>
      <td className={styles.trend}>
        <WeekSpark week={week} monday={monday} box={BOX} />
      </td>
      <td className={styles.change}>
        {/* 次/分 is no place to break a line. */}
        {week.changeText.replace('/', JOINED_SLASH)}
      </td>
    </tr>
  )
}

interface WeekTableProps {
  measures: readonly WeeklyMeasure[]
  monday: string
}

/** The doctor's table: name and range, average, seven days, change against last week. */
export function WeekTable({ measures, monday }: WeekTableProps) {
  const [averages, trend, change] = WEEKLY.columns

  return (
    <Card flush>
      <table className={styles.table}>
        <thead>
          <tr>
            <th scope="col">{averages}</th>
            <th scope="col">
              <span className="visually-hidden">{WEEKLY.averageHead}</span>
            </th>
            <th scope="col">{trend}</th>
            <th scope="col">{change}</th>
          </tr>
        </thead>
        <tbody>
          {measures.map((week) => (
            <Row key={week.measure} week={week} monday={monday} />
          ))}
        </tbody>
      </table>
    </Card>
  )
}
