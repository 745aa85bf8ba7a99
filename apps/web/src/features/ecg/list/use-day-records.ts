import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { api } from '../../../api/client.ts'
import { useKeptQuery } from '../../../api/use-kept-query.ts'

interface Asked {
  day: string
  userCode: string
  shown: boolean
}

/** Both lists of a day: a day that is chosen is read for both. Asked for where one of them is shown. */
export function useDayRecords({ day, userCode, shown }: Asked) {
  const watch = useKeptQuery({
    ...api.ecg.listEcgRecords.queryOptions({ dayDate: day }),
    enabled: shown,
  })

  const instrument = useQuery({
    ...api.ecg.listEcgMeasurements.queryOptions({ measurementDate: day, userCode }),
    enabled: shown,
  })

  const { error } = instrument

  useEffect(() => {
    // As documented: a failure of the recorder's data is only logged, and the list is emptied.
    if (error) console.error('the ECG recorder data could not be read', error)
  }, [error])

  const refresh = () => Promise.all([watch.refresh(), instrument.refetch()])
  return { watch: { ...watch, refresh }, instrument, measurements: error ? [] : instrument.data }
}
