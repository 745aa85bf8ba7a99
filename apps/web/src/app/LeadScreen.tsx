import { lazy } from 'react'
import { useSearchParams } from 'react-router-dom'

const Strip = lazy(() => import('../features/ecg/lead/LeadPage.tsx'))
const Holter = lazy(() => import('../features/holter/pages/HolterPage.tsx'))

/** /lead shows the strip of a short record, and with `?holter=` one of many hours. */
export default function LeadScreen() {
  const [query] = useSearchParams()
  const holter = query.get('holter')
  return holter ? <Holter key={holter} /> : <Strip />
}
