import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { currentPosition, placeOf } from './locate.ts'
import { CAPITAL, loadColumns, type Residence, resolveResidence } from './residence.ts'

/** `unknown`: the place was not told, so the documented one stands there. */
export type Location = 'not asked' | 'asking' | 'found' | 'unknown'

async function locate(): Promise<{ location: Location; residence: Residence }> {
  const columns = await loadColumns()

  try {
    const located = await placeOf(await currentPosition(), columns)

    return {
      location: located.first ? 'found' : 'unknown',
      residence: resolveResidence(columns, located),
    }
  } catch (cause) {
    console.info('the place is not known', cause)
    const capital = { first: CAPITAL, second: CAPITAL }
    return { location: 'unknown', residence: resolveResidence(columns, capital) }
  }
}

/** Looks once for where the phone is, while nobody has said where the person lives. */
export function useLocatedResidence(
  wanted: boolean,
  onFound: (residence: Residence) => void,
): Location {
  const [location, setLocation] = useState<Location>('not asked')
  const asked = useRef(false)
  const tell = useEffectEvent(onFound)

  useEffect(() => {
    if (!wanted || asked.current) return undefined
    asked.current = true
    let gone = false

    locate().then(
      (found) => {
        // Of a screen that was left, or whose person has chosen meanwhile, nothing is wanted any more.
        if (gone) return
        setLocation(found.location)
        tell(found.residence)
      },
      // The lists could not be read: the picker says so when it opens.
      () => !gone && setLocation('unknown'),
    )

    return () => {
      gone = true
      asked.current = false
    }
  }, [wanted])

  return wanted && location === 'not asked' ? 'asking' : location
}
