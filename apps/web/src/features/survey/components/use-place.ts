import { useLocation, useNavigate, useSearchParams } from 'react-router-dom'
import { placeOf } from '../model/place.ts'

const fromIntro = (state: unknown): boolean =>
  typeof state === 'object' && state !== null && 'fromIntro' in state && state.fromIntro === true

/**
 * The place in the survey, in the address so that a reload keeps it. Questions take each other's place in the history:
 * one step back leaves them for the beginning, however many were answered.
 */
export function usePlace(total: number) {
  const [query] = useSearchParams()
  const { state } = useLocation() as { state: unknown }
  const navigate = useNavigate()
  const checking = query.get('from') === 'check'

  const open = (at: string, from = checking && at !== 'check' && at !== 'result') =>
    void navigate(`/survey?at=${at}${from ? '&from=check' : ''}`, { replace: true, state })

  return {
    place: placeOf(query.get('at'), total),
    checking,
    open,
    openFromCheck: (number: number) => open(String(number), true),
    begin: (at: string) => void navigate(`/survey?at=${at}`, { state: { fromIntro: true } }),
    toIntro: () => void (fromIntro(state) ? navigate(-1) : navigate('/survey', { replace: true })),
  }
}
