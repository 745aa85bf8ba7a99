import { Card } from '../../../shared/ui/parts/Card.tsx'
import { display } from '../../../shared/format/display.ts'
import { COPY } from '../copy.ts'
import { differenceOf, MEASURES, signed, textsOf } from '../model/measures.ts'
import type { MeasurementRecord } from '../model/record-answer.ts'
import { shortMoment } from '../model/short-moment.ts'
import styles from './record-table.module.css'

function Comparison({ record, today }: { record: MeasurementRecord; today: string }) {
  return (
    <table className={`wide lines-14 tabular ${styles.small}`}>
      <caption className={`strong left ${styles.caption}`}>
        {shortMoment(record.createTime, today).join(' ')}
        <span className="block muted plain">{display(record.userName)}</span>
      </caption>
      <thead>
        <tr>
          <th scope="col">{COPY.measure}</th>
          <th scope="col">{COPY.watch}</th>
          <th scope="col">{COPY.device}</th>
          <th scope="col">{COPY.difference}</th>
        </tr>
      </thead>
      <tbody>
        {MEASURES.map((measure) => {
          const difference = differenceOf(record, measure)

          return (
            <tr key={measure.key}>
              <th scope="row">{textsOf(measure).name}</th>
              <td>{display(record[measure.watch])}</td>
              <td>{display(record[measure.device])}</td>
              <td className="bold">{difference === null ? display(null) : signed(difference)}</td>
            </tr>
          )
        })}
      </tbody>
    </table>
  )
}

/** A card a measurement, for large text: nothing scrolls sideways. */
export function RecordCards({
  records,
  today,
}: {
  records: readonly MeasurementRecord[]
  today: string
}) {
  return (
    <ol className="grid gap-s3">
      {records.map((record, index) => (
        <li key={record.id ?? index}>
          <Card>
            <Comparison record={record} today={today} />
          </Card>
        </li>
      ))}
    </ol>
  )
}
