import { useId, useState } from 'react'
import { display } from '../../../shared/format/display.ts'
import { Card } from '../../../shared/ui/parts/Card.tsx'
import { HelpButton } from '../../../shared/ui/controls/HelpButton.tsx'
import { StateTag } from '../../../shared/ui/parts/StateTag.tsx'
import { ecgCopy, words } from '../parts/copy.ts'
import type { EcgDetail } from '../parts/ecg-answer.ts'
import { type Figure, figureOf } from './figures.ts'
import styles from './figures.module.css'

const copy = ecgCopy.detail

const unitOf = (figure: Figure): string =>
  figure.metric === 'heartRate' ? ecgCopy.units.bpm : ecgCopy.units.ms

/** The documented bar: green is the reference with its limits below, the dark tick is the value. */
function ReferenceBar({ figure, caption }: { figure: Figure; caption: boolean }) {
  const { percent, low, high, value } = figure

  return (
    <div
      role="img"
      aria-label={words.figure(value, unitOf(figure), figure)}
      data-bar={figure.metric}
      data-percent={percent.value}
    >
      <div className={`relative mt-s2 pill ${styles.track}`}>
        <span
          className={`${styles.range} ${low === 0 ? styles.fromZero : ''}`}
          style={{ left: `${percent.low}%`, width: `${percent.high - percent.low}%` }}
        />
        {value !== null && (
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
  figure: Figure
  elder: boolean
  help: string
  opened: boolean
}

function FigureRow({ figure, elder, help, opened }: FigureRowProps) {
  const [open, setOpen] = useState(opened)
  const helpId = useId()
  const { metric, value, low, high } = figure
  const name = (elder ? ecgCopy.shortMetrics : ecgCopy.metrics)[metric]
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
          {display(value)}
          <span className={`note plain ${styles.unit}`}>{unitOf(figure)}</span>
        </span>
        <StateTag state={figure.state} text={figure.stateText} />
        {elder && !first && (
          <span className={`note lines-14 ${styles.short}`}>
            {copy.referenceShort} {low}–{high}
          </span>
        )}
      </div>
      {(!elder || first) && <ReferenceBar figure={figure} caption={first} />}
      <p id={helpId} className="notice mt-s2" hidden={!open}>
        {help}
      </p>
    </section>
  )
}

/** Heart rate, QT and HRV, each against its reference. */
export function FigureList({ record, elder }: { record: EcgDetail; elder: boolean }) {
  const { hrvMethod } = record
  const method = hrvMethod ? `（${words.hrvMethod(hrvMethod)}）` : ''
  const hrvHelp = copy.help.hrv.replace('。', `${method}。`)

  return (
    <Card>
      <div className="grid">
        <FigureRow
          figure={figureOf('heartRate', record.heartRat)}
          elder={elder}
          help={copy.help.heartRate}
          opened={false}
        />
        <FigureRow
          figure={figureOf('qt', record.qt)}
          elder={elder}
          help={copy.help.qt}
          opened={false}
        />
        <FigureRow
          figure={figureOf('hrv', record.hrv)}
          elder={elder}
          help={hrvHelp}
          opened={!elder && method !== ''}
        />
      </div>
    </Card>
  )
}
