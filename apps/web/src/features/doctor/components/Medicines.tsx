import { useQuery } from '@tanstack/react-query'
import { lazy, Suspense, useState } from 'react'
import { api } from '../../../api/client.ts'
import { Button } from '../../../shared/ui/controls/Button.tsx'
import { Card } from '../../../shared/ui/parts/Card.tsx'
import { MEDICINES } from '../copy.ts'

const MedicineEditor = lazy(() => import('./MedicineEditor.tsx'))

/** What the person takes, typed by hand, and the way to change it. */
export function Medicines() {
  const { data } = useQuery(api.profile.listMedicines.queryOptions({}))
  const { data: profile } = useQuery(api.profile.getHealthInfo.queryOptions({}))
  const [open, setOpen] = useState(false)
  if (!data) return null

  return (
    <Card
      title={MEDICINES.title}
      right={
        <Button variant="text" inline onClick={() => setOpen(true)}>
          {data.length === 0 ? MEDICINES.edit : MEDICINES.change}
        </Button>
      }
    >
      {data.length === 0 && (
        <p className="note">{profile?.takeMed === false ? MEDICINES.takesNone : MEDICINES.none}</p>
      )}
      <ul className="stack gap-s1">
        {data.map(({ name, dose, timing }, index) => (
          <li key={`${index} ${name}`} className="text lines-15">
            {[`${name} ${dose}`.trim(), timing].filter((part) => part !== '').join('，')}
          </li>
        ))}
      </ul>
      {open && (
        <Suspense>
          <MedicineEditor medicines={data} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </Card>
  )
}
