import { useQuery } from '@tanstack/react-query'
import { api } from '../../../api/client.ts'
import { slotsOf } from '../model/device-slot.ts'

/** The three slots. A mini-program may have bound a device meanwhile: the list is read again whenever the page is seen. */
export function useBoundSlots() {
  const { data, isError, refetch } = useQuery(
    api.devices.listBoundDevices.queryOptions({}, { refetchOnWindowFocus: 'always' }),
  )

  return {
    // As documented: a list that fails is an empty one.
    slots: slotsOf(isError ? [] : (data ?? [])),
    loading: data === undefined && !isError,
    failed: isError,
    retry: () => void refetch(),
  }
}
