import type { Matter, SharingMember } from '@kangban/contracts'
import { useQuery } from '@tanstack/react-query'
import { useNavigate } from 'react-router-dom'
import { api } from '../../../api/client.ts'
import { telLink } from '../../../host/scheme-links.ts'
import { EMERGENCY, emergencyLink } from '../../../shared/product/emergency.ts'
import { dayLink } from '../../../shared/product/matter-link.ts'
import { Button } from '../../../shared/ui/controls/Button.tsx'
import { useSubject } from '../../../stores/subject.ts'
import { ALERT } from '../copy.ts'
import { lookAt } from '../model/choose.ts'
import styles from './family.module.css'
import { Seal } from './Seal.tsx'

const WARNINGS = '/warnEventList'

/** What the warning that just came belongs to: the newest matter that waits. */
const newest = (matters: readonly Matter[]): Matter | undefined =>
  matters
    .filter(({ state }) => state !== 'over')
    .toSorted((a, b) => Date.parse(b.lastAt) - Date.parse(a.lastAt))[0]

const close = () => useSubject.setState({ alert: undefined })

/** A warning of somebody who shares, above one's own day: ask first, look then. */
export function AlertCard({ person }: { person: SharingMember }) {
  const navigate = useNavigate()
  const { userCode, label, tel } = person
  const { data } = useQuery(api.warnings.getWarningSummary.queryOptions({ userCode }))
  const matter = data && newest(data.matters)
  if (!matter) return null
  const link = dayLink(matter)

  const look = async () => {
    close()
    await lookAt(person)
    void navigate(link?.to ?? WARNINGS)
  }

  return (
    <section className={`surface rounded-l clip ${styles.alert}`} role="alert">
      <header className={`line gap-s3 px-s35 py-s25 on-solid ${styles.alertHead}`}>
        <Seal label={label} tone="paper" />
        <span className="grow shrink">
          <b className="block strong lines-13">{`${label}：${matter.title}`}</b>
          <span className="block caption lines-14">
            {[matter.when, matter.value].filter(Boolean).join('，')}
          </span>
        </span>
      </header>
      <div className="stack gap-s25 px-s35 py-s3">
        <p className="text">{ALERT.asks}</p>
        <div className={`gap-s2 ${styles.two}`}>
          <a className="line mid tall solid on-solid strong pill px-s3" href={telLink(tel)}>
            {ALERT.call(label)}
          </a>
          <Button variant="outline" onClick={() => void look()}>
            {link?.text ?? ALERT.look}
          </Button>
        </div>
        {matter.level === 'bad' && (
          <p className="note mid">
            {ALERT.when}
            <a className="inline-line tap bad strong" href={emergencyLink}>
              {EMERGENCY.call}
            </a>
          </p>
        )}
        <Button variant="text" onClick={close}>
          {ALERT.gotIt}
        </Button>
      </div>
    </section>
  )
}
