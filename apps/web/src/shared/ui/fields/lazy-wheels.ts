import { lazy, useEffect } from 'react'

const load = () => import('../antd/wheels.ts')

export const LazyNumberWheel = lazy(async () => ({ default: (await load()).NumberWheel }))
export const LazyDateWheels = lazy(async () => ({ default: (await load()).DateWheels }))
export const LazyCascadeWheels = lazy(async () => ({ default: (await load()).CascadeWheels }))

/** Fetches the wheels while the field is looked at, so that they are there when it is opened. */
export function usePrepareWheels(): void {
  useEffect(() => {
    // What fails here is fetched again, and told, when the field is opened.
    load().catch(() => undefined)
  }, [])
}
