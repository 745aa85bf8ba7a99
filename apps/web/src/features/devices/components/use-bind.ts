import { BIND_STATUS, type DeviceTypeCode } from '@kangban/contracts/constants'
import { MESSAGES } from '@kangban/contracts'
import { useMutation } from '@tanstack/react-query'
import { api, client } from '../../../api/client.ts'
import { ownFailureText } from '../../../api/own-failure.ts'
import { isDocumentedOnly } from '../../../config/runtime-config.ts'
import { queryClient } from '../../../api/query-client.ts'
import { toast } from '../../../shared/ui/layers/toast.ts'
import { BINDING } from '../copy.ts'
import type { ScannedCode } from '../model/scanned-code.ts'

export interface Binding extends Omit<ScannedCode, 'jsonBrs'> {
  jsonBrs?: string
  /** Where it is to be bound; without it, the service takes the type of the device. */
  slot: DeviceTypeCode | null
}

/** What is bound, and everything that is made of what devices measure. */
export const devicesChanged = () =>
  Promise.all([
    queryClient.invalidateQueries(api.devices.pathFilter()),
    queryClient.invalidateQueries(api.home.pathFilter()),
  ])

/** A code that says that it is of another type than the slot is not even sent. */
const isOfOther = ({ slot, deviceType }: Binding): boolean =>
  slot !== null && deviceType !== undefined && deviceType !== slot

/** Binds a device of which the code is known, however it was found. */
export function useBind(onBound: () => void, onUnproven?: (binding: Binding) => void) {
  const bind = useMutation({
    mutationFn: ({ slot, deviceType, deviceCode, jsonBrs }: Binding) =>
      client.devices.bindDevice.mutate({
        bindStatus: BIND_STATUS.bound,
        deviceCode,
        deviceType: slot ?? deviceType,
        jsonBrs,
      }),
    onSuccess: () => {
      toast({ title: BINDING.done, type: 'success' })
      onBound()
    },
    onError: (cause, binding) => {
      const title = ownFailureText(cause, BINDING)
      if (title) toast({ title })
      if (title === MESSAGES.deviceNotFound && !isDocumentedOnly()) onUnproven?.(binding)
    },
    // Also after a failure: the answer may have been lost, not the binding.
    onSettled: devicesChanged,
  })

  const start = (binding: Binding) =>
    isOfOther(binding) ? toast({ title: MESSAGES.deviceTypeWrong }) : bind.mutate(binding)

  return {
    bind: start,
    binding: bind.isPending,
    failure: bind.isError ? ownFailureText(bind.error, BINDING) : null,
    reset: bind.reset,
  }
}
