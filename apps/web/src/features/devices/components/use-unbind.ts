import { BIND_STATUS } from '@kangban/contracts/constants'
import { useMutation } from '@tanstack/react-query'
import { client } from '../../../api/client.ts'
import { quietClient } from '../../../api/quiet-client.ts'
import { ownFailureText } from '../../../api/own-failure.ts'
import { forgetDevice } from '../../../devices/known-device.ts'
import { host } from '../../../host/host.ts'
import { confirm } from '../../../shared/ui/layers/confirm.ts'
import { toast } from '../../../shared/ui/layers/toast.ts'
import { useSession } from '../../../stores/session.ts'
import { UNBIND } from '../copy.ts'
import type { Slot } from '../model/device-slot.ts'
import { KNOWN_KINDS } from '../model/read-device.ts'
import { devicesChanged } from './use-bind.ts'

interface Unbinding {
  deviceCode: string
  deviceType: Slot['type']
}

/** The list may lack the code: then the device is asked for by its type. */
async function codeOf({ device, type }: Slot): Promise<string | null> {
  if (device?.deviceCode) return device.deviceCode

  const told = await quietClient.devices.getBoundDevice
    .query({ deviceType: type })
    .catch(() => null)

  return told?.deviceCode ?? null
}

/** The service has let go of it: so do the phone and the native app, which may fail without harm. */
function letGo({ deviceCode, deviceType }: Unbinding): void {
  const kind = KNOWN_KINDS[deviceType]
  if (kind) forgetDevice(kind)

  host()
    .disconnectBle({ deviceType, deviceCode })
    .catch((cause: unknown) => console.warn('the device was not disconnected', cause))
}

/** Gives a device up, after it was asked and said what happens to the data. */
export function useUnbind() {
  const unbind = useMutation({
    mutationFn: (what: Unbinding) =>
      client.devices.unbindDevice.mutate({
        ...what,
        bindStatus: BIND_STATUS.unbound,
        userCode: useSession.getState().user?.userCode,
      }),
    onSuccess: (_, what) => {
      letGo(what)
      toast({ title: UNBIND.done, type: 'success' })
    },
    onError: (cause) => {
      const told = ownFailureText(cause, UNBIND)
      // The words of the row stand for whatever the server says.
      if (told) toast({ title: told === UNBIND.unreachable ? told : UNBIND.failed })
    },
    onSettled: devicesChanged,
  })

  const ask = async (slot: Slot) => {
    const sure = await confirm({ title: UNBIND.ask, content: UNBIND.note, okText: UNBIND.ok })
    if (!sure) return toast({ title: UNBIND.cancelled, type: 'info' })
    const deviceCode = await codeOf(slot)
    if (!deviceCode) return toast({ title: UNBIND.missing })
    return unbind.mutate({ deviceCode, deviceType: slot.type })
  }

  return { unbind: (slot: Slot) => void ask(slot), unbinding: unbind.isPending }
}
