import { display } from '../../../shared/format/display.ts'
import { COPY } from '../copy.ts'
import type { MeasurementRecord } from '../model/record-answer.ts'
import { shortMoment } from '../model/short-moment.ts'
import { differenceOf, MEASURES, signed, textsOf } from '../model/measures.ts'
import styles from './record-table.module.css'

const SIDES = [COPY.watch, COPY.device, COPY.difference] as const

function Head() {
  return (
    <thead>
      <tr>
        <th scope="col" rowSpan={2} className={styles.sticky}>
          {COPY.time}
        </th>
        <th scope="col" rowSpan={2}>
          {COPY.user}
        </th>
        {MEASURES.map((measure) => (
          <th key={measure.key} scope="colgroup" colSpan={SIDES.length} className={styles.group}>
            {textsOf(measure).name} <span className="hint plain">{textsOf(measure).unit}</span>
          </th>
        ))}
      </tr>
      <tr>
        {MEASURES.flatMap(({ key }) =>
          SIDES.map((side, index) => (
            <th key={key + side} scope="col" className={index === 0 ? styles.group : undefined}>
              {side}
            </th>
          )),
        )}
      </tr>
    </thead>
  )
}

function Line({ record, today }: { record: MeasurementRecord; today: string }) {
  return (
    <tr>
      <th scope="row" className={styles.sticky}>
        {shortMoment(record.createTime, today).map((line) => (
          <span key={line} className={`block ${styles.line}`}>
            {line}
          </span>
        ))}
      </th>
      <td className={styles.name}>{display(record.userName)}</td>
      {MEASURES.flatMap((measure) => {
        const difference = differenceOf(record, measure)

        return [
          <td key={measure.watch} className={styles.group}>
            {display(record[measure.watch])}
          </td>,
          <td key={measure.device}>{display(record[measure.device])}</td>,
          <td key={measure.key} className="bold">
            {difference === null ? display(null) : signed(difference)}
          </td>,
        ]
      })}
    </tr>
  )
}

interface RecordTableProps {
  records: readonly MeasurementRecord[]
  today: string
}

/** Watch against instrument, a row a measurement; wider than a phone, so it scrolls under its first column. */
export function RecordTable({ records, today }: RecordTableProps) {
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reached by the keyboard
    <div className={styles.scroll} role="region" aria-label={COPY.scroll} tabIndex={0}>
      <table className={`small lines-14 nowrap tabular ${styles.table}`}>
        <Head />
        <tbody>
          {records.map((record, index) => (
            <Line key={record.id ?? index} record={record} today={today} />
          ))}
        </tbody>
      </table>
    </div>
  )
}
