import { ageOn } from '@kangban/rules/person/age'
import { openFields } from '@kangban/rules/person/completeness'
import { Link } from 'react-router-dom'
import { api } from '../../../api/client.ts'
import { useKeptQuery } from '../../../api/use-kept-query.ts'
import { todayInChina } from '../../../shared/format/date.ts'
import { display } from '../../../shared/format/display.ts'
import { maskPhone } from '../../../shared/format/text.ts'
import { useSession } from '../../../stores/session.ts'
import { MINE } from '../mine-copy.ts'
import styles from './person-header.module.css'

/** Who it is, and the way to what is known of the person. */
export function PersonHeader() {
  const user = useSession((state) => state.user)
  const { data: profile } = useKeptQuery(api.profile.getHealthInfo.queryOptions({}))
  const name = profile?.name || user?.name || MINE.noName
  const birthday = profile?.birthday
  const phone = display(maskPhone(user?.userPhone ?? ''))
  const open = profile ? openFields(profile) : 0

  return (
    <div className="line gap-s3">
      <span
        className={`cell fixed on-solid strong lines-10 solid rounded-l ${styles.avatar}`}
        aria-hidden="true"
      >
        {Array.from(name).at(-1)}
      </span>
      <span className="grow">
        <strong className="block strong lines-14 fs-20">{name}</strong>
        <span className="flow gap-s2 rows-0 note">
          {birthday && <span>{MINE.age(ageOn(birthday, todayInChina()))}</span>}
          <span>{phone}</span>
          {open > 0 && <span>{MINE.open(open)}</span>}
        </span>
      </span>
      <Link to="/information" className="inline-line tap end fixed small strong nowrap">
        {MINE.edit}&nbsp;<span aria-hidden="true">›</span>
      </Link>
    </div>
  )
}
