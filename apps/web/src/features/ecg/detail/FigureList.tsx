import { type EcgFigure, ecgFigures } from '@kangban/rules/ecg/ecg-figures'
import { useId, useState } from 'react'
import { display } from '../../../shared/format/display.ts'
import { Card } from '../../../shared/ui/parts/Card.tsx'
import { HelpButton } from '../../../shared/ui/controls/HelpButton.tsx'
import { StateTag } from '../../../shared/ui/parts/StateTag.tsx'
import { ecgCopy, words } from '../parts/copy.ts'
import type { EcgDetail } from '../parts/ecg-answer.ts'
import { measuredOf } from './measured.ts'
import styles from './figures.module.css'

const copy = ecgCopy.detail

const unitOf = (figure: EcgFigure): string =>
  figure.metric === 'heartRate' ? ecgCopy.units.bpm : ecgCopy.units.ms

/** The documented bar: green is the reference with its limits below, pale where nothing is held to it; dark is what was measured. */
function ReferenceBar({ figure, caption }: { figure: EcgFigure; caption: boolean }) {
  const { percent, low, high, value, valueText, judged } = figure
  const isRange = percent.from < percent.to

  return (
    <div
      role="img"
      aria-label={words.figure(valueText, unitOf(figure), figure)}
      data-bar={figure.metric}
      data-percent={percent.value}
    >
      <div className={`relative mt-s2 pill ${styles.track}`}>
        <span
          className={`${styles.range} ${low === 0 ? styles.fromZero : ''}`}
          data-pale={!judged || undefined}
          style={{ left: `${percent.low}%`, width: `${percent.high - percent.low}%` }}
        />
        {isRange && (
          <span
            className={styles.span}
            style={{ left: `${percent.from}%`, width: `${percent.to - percent.from}%` }}
          />
        )}
        {judged && value !== null && !isRange && (
          <span
            className={`absolute left-half ${styles.tick}`}
            style={{ left: `${percent.value}%` }}
          />
        )}
      </div>
      <div className={`relative hint ${styles.scale}`} aria-hidden="true">
        <span
          className={`absolute left-half ${styles.limit}`}
          data-first={low === 0 || undefined}
          style={{ left: `${percent.low}%` }}
        >
          {low}
        </span>
        <span className={`absolute left-half ${styles.limit}`} style={{ left: `${percent.high}%` }}>
          {high}
        </span>
        {caption && <span className={styles.caption}>{copy.reference}</span>}
      </div>
    </div>
  )
}

interface FigureRowProps {
  figure: EcgFigure
  elder: boolean
  help: string
  opened: boolean
}

function FigureRow({ figure, elder, help, opened }: FigureRowProps) {
  const [open, setOpen] = useState(opened)
  const helpId = useId()
  const { metric, label, valueText, low, high, note } = figure
  const name = elder && label === ecgCopy.metrics.qt ? ecgCopy.shortMetrics.qt : label
  const first = metric === 'heartRate'

  return (
    <section className={`item ${styles.figure}`} aria-label={name}>
      <div className={styles.head}>
        <h2 className={`large strong nowrap ${styles.name}`}>{name}</h2>
        <HelpButton
          aria-label={`${name}${copy.helpOf}`}
          aria-expanded={open}
          aria-controls={helpId}
          onClick={() => setOpen(!open)}
        />
        <span className={`${styles.value} ${elder && first ? styles.hero : ''}`}>
          {display(valueText)}
          <span className={`note plain ${styles.unit}`}>{unitOf(figure)}</span>
        </span>
        <StateTag state={figure.state} text={figure.text} />
        {elder && !first && (
          <span className={`note lines-14 ${styles.short}`}>
            {copy.referenceShort} {low}–{high}
          </span>
        )}
      </div>
      {(!elder || first) && <ReferenceBar figure={figure} caption={first} />}
      {note !== '' && <p className="hint">{note}</p>}
      <p id={helpId} className="notice mt-s2" hidden={!open}>
        {help}
      </p>
    </section>
  )
}

/** Heart rate, QT and HRV, each against its reference. */
export function FigureList({ record, elder }: { record: EcgDetail; elder: boolean }) {
  const measured = measuredOf(record)
  const [heartRate, qt, hrv] = ecgFigures(measured)
  const { hrvMethod } = record
  const method = hrvMethod && measured.rhythm !== 'af' ? `（${words.hrvMethod(hrvMethod)}）` : ''
  const hrvHelp = copy.help.hrv.replace('。', `${method}。`)

  return (
    <Card>
      <div className="grid">
        <FigureRow figure={heartRate} elder={elder} help={copy.help.heartRate} opened={false} />
        <FigureRow figure={qt} elder={elder} help={copy.help.qt} opened={false} />
        <FigureRow figure={hrv} elder={elder} help={hrvHelp} opened={!elder && method !== ''} />
      </div>
    </Card>
  )
}
