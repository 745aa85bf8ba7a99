import { useQuery } from '@tanstack/react-query'
import { api } from '../../../api/client.ts'
import { quietClient } from '../../../api/quiet-client.ts'
import { type BoundDevice, slotsOf } from '../model/device-slot.ts'

type Extra = Partial<Pick<BoundDevice, 'battery' | 'lastSync'>> & { firmware?: string | null }

/** The slots, and what the longer list tells of each besides. Which are bound is told by the bound list alone. */
export function useManagedSlots() {
  const bound = useQuery(
    api.devices.listBoundDevices.queryOptions({}, { refetchOnWindowFocus: 'always' }),
  )

  const all = useQuery({
    queryKey: api.devices.listDevices.queryKey({}),
    // Without it the cards say less, which is nothing to tell a person.
    queryFn: ({ signal }) => quietClient.devices.listDevices.query({}, { signal }),
  })

  const extraOf = (type: string): Extra =>
    all.data?.find(({ deviceTypeCode }) => deviceTypeCode === type) ?? {}

  const slots =
    bound.data &&
    slotsOf(bound.data).map((slot) => {
      const { firmware, ...extra } = extraOf(slot.type)

      // Where the bound list knows a figure itself, it is the same.
      const device = slot.device && {
        ...slot.device,
        battery: slot.device.battery ?? extra.battery,
        lastSync: slot.device.lastSync ?? extra.lastSync,
      }

      return { ...slot, device, firmware: firmware ?? null }
    })

  return { slots, isError: bound.isError, refetch: bound.refetch }
}

export type ManagedSlot = NonNullable<ReturnType<typeof useManagedSlots>['slots']>[number]
