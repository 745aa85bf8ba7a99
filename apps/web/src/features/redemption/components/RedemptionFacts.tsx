import { REDEMPTION_STATUS } from '@kangban/contracts'
import { display } from '../../../shared/format/display.ts'
import { formatDateTime } from '../../../shared/format/date.ts'
import { Card } from '../../../shared/ui/parts/Card.tsx'
import { Row } from '../../../shared/ui/parts/Row.tsx'
import { StateTag } from '../../../shared/ui/parts/StateTag.tsx'
import { INFO } from '../copy.ts'
import type { Redemption } from '../model/redemption-answer.ts'

/** What the administrator holds against the person at the counter: prize and name first. */
export function RedemptionFacts({ redemption }: { redemption: Redemption }) {
  const { activityName, userName, userPhone, prizeName, createTime, sendStatus } = redemption

  const facts = [
    [INFO.prize, prizeName],
    [INFO.winner, userName],
    [INFO.phone, userPhone],
    [INFO.activity, activityName],
    [INFO.wonAt, createTime && formatDateTime(createTime)],
  ] as const

  return (
    <Card flush>
      {facts.map(([name, value]) => (
        <Row
          key={name}
          title={<span className="muted">{name}</span>}
          value={<b className="text strong ink">{display(value)}</b>}
        />
      ))}
      <Row
        title={<span className="muted">{INFO.status}</span>}
        value={
          sendStatus ? (
            <StateTag
              state={sendStatus === REDEMPTION_STATUS.redeemed ? 'good' : 'near'}
              text={INFO.statuses[sendStatus]}
            />
          ) : (
            display(sendStatus)
          )
        }
      />
    </Card>
  )
}
