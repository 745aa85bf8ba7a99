import { addDays, mondayOf, shanghaiDay } from '@kangban/china-time'
import { type Matter, WARNING_WORDS } from '@kangban/contracts'
import { useState } from 'react'
import { todayInChina } from '../../../shared/format/date.ts'
import { spanText } from '@kangban/rules/reports/span-text'
import { dayLink } from '../../../shared/product/matter-link.ts'
import { METRIC_SEALS } from '../../../shared/product/metric-seal.ts'
import { Button } from '../../../shared/ui/controls/Button.tsx'
import { Card } from '../../../shared/ui/parts/Card.tsx'
import { Glyph } from '../../../shared/ui/parts/Glyph.tsx'
import { Row } from '../../../shared/ui/parts/Row.tsx'
import { COPY } from '../copy.ts'

/** Weeks that are shown at first, and how many more with each tap. */
const WEEKS_AT_ONCE = 2

interface PastMattersProps {
  /** Newest first. */
  matters: readonly Matter[]
  /** Before a row leads to its day. */
  onLeave: () => void
}

const weekOf = ({ lastAt }: Matter): string => mondayOf(shanghaiDay(lastAt))

/** 本周 11月16日–22日. */
function weekName(monday: string, today: string): string {
  const span = spanText(monday, addDays(monday, 6), today)
  const name = COPY.weeks.find((_, ago) => addDays(mondayOf(today), -7 * ago) === monday)
  return name ? `${name} ${span}` : span
}

function PastRow({ matter, onLeave }: { matter: Matter } & Pick<PastMattersProps, 'onLeave'>) {
  const { kind, title, value, when, progress } = matter
  const link = dayLink(matter)

  return (
    <Row
      start={<Glyph {...METRIC_SEALS[WARNING_WORDS[kind].metric]} size="s" />}
      title={`${title} ${value}`}
      note={`${when} · ${progress}`}
      {...(link && { to: link.to, onClick: onLeave })}
    />
  )
}

/** What was dealt with or has passed, a line each, by week. */
export function PastMatters({ matters, onLeave }: PastMattersProps) {
  const [shown, setShown] = useState(WEEKS_AT_ONCE)
  const today = todayInChina()
  const weeks = [...new Set(matters.map(weekOf))]
  const earlier = matters.filter((matter) => weeks.indexOf(weekOf(matter)) >= shown).length

  return (
    <>
      {weeks.slice(0, shown).map((monday) => (
        <section key={monday} className="stack gap-s2">
          <h2 className="note strong">{weekName(monday, today)}</h2>
          <Card flush>
            {matters
              .filter((matter) => weekOf(matter) === monday)
              .map((matter) => (
                <PastRow key={matter.ids[0] ?? matter.beganAt} matter={matter} onLeave={onLeave} />
              ))}
          </Card>
        </section>
      ))}
      {earlier > 0 && (
        <Button variant="outline" onClick={() => setShown(shown + WEEKS_AT_ONCE)}>
          {COPY.earlier(earlier)}
        </Button>
      )}
    </>
  )
}
