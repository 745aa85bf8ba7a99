import { useNavigate } from 'react-router-dom'

/** The position that the router keeps in its history entries; 0 is where the app was entered. */
const canGoBack = (): boolean => {
  const state: unknown = window.history.state
  return typeof state === 'object' && state !== null && 'idx' in state && Number(state.idx) > 0
}

/** One step back, home when there is none. */
export function useGoBack(): () => void {
  const navigate = useNavigate()

  return () => {
    if (canGoBack()) void navigate(-1)
    else void navigate('/health', { replace: true })
  }
}
