import { dayText, todayInChina } from '../../../shared/format/date.ts'
import { mainConstitution } from '../../../shared/ui/constitution-tag.ts'
import { StateTag } from '../../../shared/ui/StateTag.tsx'
import { COPY } from '../copy.ts'
import type { Report } from '../model/report.ts'
import styles from './texts.module.css'

/** This time against the time before, in the words of the service. */
export function Comparison({ report }: { report: Report }) {
  const { previous } = report
  if (!previous) return null

  const times = [
    { name: COPY.last, ...previous },
    { name: COPY.now, day: report.day, main: report.main },
  ]

  return (
    <>
      <p className="text lines-16">{previous.changeText}</p>
      <ul className={`grid gap-s15 mt-s25 ${styles.times}`}>
        {times.map(({ name, day, main }) => {
          const shown = mainConstitution(main)

          return (
            <li key={name}>
              <span className="note">
                {name} {dayText(day, todayInChina())}
              </span>
              <span className="line gap-s2 strong">
                {shown.name}
                {shown.tag && <StateTag {...shown.tag} />}
              </span>
            </li>
          )
        })}
      </ul>
    </>
  )
}
