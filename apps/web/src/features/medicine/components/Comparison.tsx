import { dayText, todayInChina } from '../../../shared/format/date.ts'
import { mainConstitution } from '../../../shared/product/constitution-tag.ts'
import { StateTag } from '../../../shared/ui/parts/StateTag.tsx'
import { COPY } from '../copy.ts'
import type { Report } from '../model/report.ts'

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
      <ul className="grid gap-s15 mt-s25">
        {times.map(({ name, day, main }) => {
          const shown = mainConstitution(main)

          return (
            <li className="line wrap spread gap-s3 rows-s05 ruled pt-s2" key={name}>
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
