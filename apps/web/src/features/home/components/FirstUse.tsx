import { useQuery } from '@tanstack/react-query'
import { api } from '../../../api/client.ts'
import { hasRoute } from '../../../config/screens.ts'
import { Card } from '../../../shared/ui/parts/Card.tsx'
import { Glyph } from '../../../shared/ui/parts/Glyph.tsx'
import { Row } from '../../../shared/ui/parts/Row.tsx'
import { METRIC_NAMES } from '@kangban/contracts'
import { FIRST_USE } from '../copy.ts'
import { deviceViews } from '../model/device-view.ts'
import { lacksBasics, PROFILE_PATH } from '../model/home-summary.ts'
import { CARD_ORDER, metricStyle } from '../model/metric-style.ts'
import styles from './first-use.module.css'

/** What is left to do before there is something to see, in the order in which to do it. */
function useFirstSteps() {
  const profile = useQuery(api.profile.getHealthInfo.queryOptions({})).data
  const devices = useQuery(api.devices.listBoundDevices.queryOptions({})).data

  const steps = [
    {
      ...FIRST_USE.profile,
      path: PROFILE_PATH,
      open: !profile || lacksBasics(profile),
    },
    {
      ...FIRST_USE.device,
      path: '/binding',
      open: !devices || deviceViews(devices, 0).length === 0,
    },
    { ...FIRST_USE.ecg, path: '/ecg', open: true },
  ]

  return steps.filter(({ open }) => open)
}

/** Before the first measurement: what to do, and what will then be seen here. */
export function FirstUse() {
  const steps = useFirstSteps()

  return (
    <>
      {steps.length > 0 && (
        <Card flush title={FIRST_USE.title}>
          <ol>
            {steps.map(({ title, text, path }, index) => (
              <li key={title}>
                <Row
                  start={
                    <span className={`cell fixed accent bold lines-10 round ${styles.number}`}>
                      {index + 1}
                    </span>
                  }
                  title={title}
                  note={text}
                  to={path}
                />
              </li>
            ))}
          </ol>
        </Card>
      )}
      <Card title={FIRST_USE.willShow}>
        <ul className={`grid spread ${styles.metrics}`}>
          {CARD_ORDER.filter((metric) => hasRoute(metricStyle(metric).path)).map((metric) => (
            <li key={metric} className="line small nowrap gap-s15">
              <Glyph char={metricStyle(metric).char} tone={metricStyle(metric).tone} size="s" />
              {METRIC_NAMES[metric]}
            </li>
          ))}
        </ul>
      </Card>
    </>
  )
}
