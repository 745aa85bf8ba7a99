import type { WeeklyMeasure } from '@kangban/contracts'
import { Card } from '../../../shared/ui/parts/Card.tsx'
import { Glyph } from '../../../shared/ui/parts/Glyph.tsx'
import { StateTag } from '../../../shared/ui/parts/StateTag.tsx'
import { changeInWords, MEASURE_SEALS } from './week-view.ts'
import { WEEKLY } from './weekly-copy.ts'
import { WeekSpark } from './WeekSpark.tsx'
import styles from './week.module.css'

const BOX = { width: 200, height: 40 }

/** The same averages for large text: one measure a row, what stands side by side in the table stands below. */
export function WeekRows({
  measures,
  monday,
}: {
  measures: readonly WeeklyMeasure[]
  monday: string
}) {
  return (
    <Card title={WEEKLY.columns[0]} flush>
      <ul>
        {measures.map((week) => {
          const { title, state, stateText, averageText, rangeText, unit, changeText } = week

          return (
            <li key={week.measure} className="stack gap-s15 px-s4 py-s35 item">
              <div className="line wrap gap-s25 rows-s1">
                <Glyph {...MEASURE_SEALS[week.measure]} size="s" />
                <h3 className={`heading ${styles.rowName}`}>{title}</h3>
                <b className="number lines-13 fs-24">
                  {unit === '%' ? `${averageText}%` : averageText}
                </b>
              </div>
              <div className="spread text lines-15 line wrap gap-s25 rows-s1">
                <StateTag state={state} text={stateText} />
                <span>{changeInWords(changeText)}</span>
              </div>
              <WeekSpark week={week} monday={monday} box={BOX} />
              {rangeText && <p className="note">{WEEKLY.range(`${rangeText} ${unit}`)}</p>}
            </li>
          )
        })}
      </ul>
    </Card>
  )
}
