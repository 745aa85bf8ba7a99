import { lazy, Suspense, useState } from 'react'
import { api } from '../../../api/client.ts'
import { useKeptQuery } from '../../../api/use-kept-query.ts'
import { Button } from '../../../shared/ui/controls/Button.tsx'
import { HOSPITAL } from '../copy.ts'
import styles from './hospital-call.module.css'

const HospitalEditor = lazy(() => import('./HospitalEditor.tsx'))

/** Rings the hospital that the person goes to, without a network too; without one, leads to where it is typed. */
export function HospitalCall() {
  const { data } = useKeptQuery(api.profile.getHospital.queryOptions({}))
  const [open, setOpen] = useState(false)
  // Whether there is one is not known yet: nobody is told that it is missing.
  if (data === undefined) return null

  return (
    <div className="stack gap-s1">
      {data && (
        <a
          className={`stack middle mid lines-13 strong large surface ${styles.call}`}
          href={`tel:${data.phone}`}
        >
          <span>{HOSPITAL.call(data.name)}</span>
          <span className="number tabular">{data.phone}</span>
        </a>
      )}
      <div className="line spread gap-s2 note">
        {data ? HOSPITAL.title : HOSPITAL.none}
        <Button variant="text" inline onClick={() => setOpen(true)}>
          {data ? HOSPITAL.change : HOSPITAL.fill}
        </Button>
      </div>
      {open && (
        <Suspense>
          <HospitalEditor kept={data} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </div>
  )
}
