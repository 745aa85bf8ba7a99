import { useEffect } from 'react'
import { mendOnReturn } from '../api/mends.ts'
import { ErrorState } from '../shared/ui/states/ErrorState.tsx'
import { appCopy } from './copy.ts'

/** Stands in the place of the app when its configuration cannot be read. */
export function ConfigErrorPage() {
  useEffect(() => mendOnReturn(() => location.reload()), [])

  return (
    <main>
      <h1 className="visually-hidden">{appCopy.configTitle}</h1>
      <ErrorState text={appCopy.configFailed} onRetry={() => location.reload()} />
    </main>
  )
}
