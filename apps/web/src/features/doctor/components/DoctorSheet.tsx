import type { DoctorPage } from '@kangban/contracts'
import type { ReactNode } from 'react'
import { Card } from '../../../shared/ui/parts/Card.tsx'
import { SHEET } from '../copy.ts'
import { withoutConclusions, yearDay, yearMoment } from '../model/sheet-view.ts'
import styles from './doctor-sheet.module.css'

type Row = DoctorPage['pressure']['total']

const SIGNS = { bad: '!', warn: '▲', plain: '·' } as const

function Person({ page }: { page: DoctorPage }) {
  const { person, fromDay, toDay, madeAt } = page

  return (
    <header className="stack gap-s1">
      <h2 className="heading">{SHEET.title}</h2>
      <p className="text">
        <b>{person.name}</b> {person.facts.join('　')}
      </p>
      {person.illnesses !== null && (
        <p className="small">
          <b>{SHEET.illnesses}</b> {person.illnesses}
        </p>
      )}
      {person.medicines !== null && (
        <p className="small">
          <b>{SHEET.medicines}</b> {person.medicines.join('；')}
        </p>
      )}
      <p className="hint">
        {SHEET.span(yearDay(fromDay), yearDay(toDay))}
        <br />
        {SHEET.made(yearMoment(madeAt))}
      </p>
    </header>
  )
}

function Conclusions({ page }: { page: DoctorPage }) {
  const { conclusions } = page

  return (
    <Card title={SHEET.conclusions}>
      {conclusions.length === 0 && <p className="text">{withoutConclusions(page)}</p>}
      <ul className="stack gap-s2">
        {conclusions.map(({ level, title, text }) => (
          <li key={title}>
            <b className={level === 'plain' ? 'block' : `block ${level}`}>
              <span aria-hidden="true">{SIGNS[level]} </span>
              {title}
            </b>
            <span className="block small lines-15">{text}</span>
          </li>
        ))}
      </ul>
    </Card>
  )
}

const meanText = (mean: Row['morning']): string =>
  mean ? SHEET.mean(mean.sbp, mean.dbp, mean.count) : SHEET.notMeasured

function PressureRow({ row }: { row: Row }) {
  const values = [
    meanText(row.morning),
    meanText(row.evening),
    row.count === 0 ? SHEET.notMeasured : SHEET.reached(row.reached, row.count),
  ]

  return (
    <tr>
      <th scope="row">{row.title}</th>
      {values.map((value, index) => (
        <td key={SHEET.columns[index + 1]} data-label={SHEET.columns[index + 1]}>
          {value}
        </td>
      ))}
    </tr>
  )
}

function Pressure({ pressure }: Pick<DoctorPage, 'pressure'>) {
  return (
    <Card
      title={SHEET.pressure}
      right={<span className="hint">{SHEET.reference(pressure.reference)}</span>}
    >
      {pressure.readings.length === 0 ? (
        <p className="text">{SHEET.notMeasured}</p>
      ) : (
        <table className={`small ${styles.table}`}>
          <thead>
            <tr>
              {SHEET.columns.map((title) => (
                <th scope="col" key={title}>
                  {title}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            <PressureRow row={pressure.total} />
            {pressure.weeks.map((row) => (
              <PressureRow key={row.title} row={row} />
            ))}
          </tbody>
        </table>
      )}
    </Card>
  )
}

function Facts({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div className="item py-s2">
      <h3 className="small strong">{title}</h3>
      <div className="small lines-15">{children}</div>
    </div>
  )
}

/** What a doctor or the family reads: conclusions first, then the figures, and what was not measured. */
export function DoctorSheet({ page }: { page: DoctorPage }) {
  const { ecg, oxygen, restingHeart, sleep, missing, sources } = page

  return (
    <article className={`stack gap-s3 ${styles.sheet}`}>
      <Person page={page} />
      <Conclusions page={page} />
      <Pressure pressure={page.pressure} />
      <Card>
        <Facts title={SHEET.ecg}>
          <p>{ecg.text}</p>
          {ecg.strips.map(({ startedAt, verdict, rate }) => (
            <p key={startedAt}>{SHEET.strip(verdict, yearMoment(startedAt), rate)}</p>
          ))}
        </Facts>
        <Facts title={SHEET.oxygen}>{oxygen.text}</Facts>
        <Facts title={SHEET.resting}>{restingHeart.text}</Facts>
        <Facts title={SHEET.sleep}>{sleep.text}</Facts>
      </Card>
      <Card title={SHEET.missing}>
        <ul className="stack gap-s1 small lines-15">
          {(missing.length === 0 ? [SHEET.nothingMissing] : missing).map((text) => (
            <li key={text}>{text}</li>
          ))}
        </ul>
      </Card>
      <footer className="stack gap-s1 hint">
        {sources.length > 0 && (
          <p>
            {SHEET.sources}：{sources.join('；')}。
          </p>
        )}
        <p>{SHEET.inPdf}</p>
        <p className="strong">{SHEET.notDiagnosis}</p>
      </footer>
    </article>
  )
}
