import type { DeviceTypeCode } from '@kangban/contracts/constants'
import { BridgeError, type BridgeFailure } from '../../../host/host-api.ts'
import { host } from '../../../host/host.ts'
import { toast } from '../../../shared/ui/layers/toast.ts'
import { BINDING, SCAN } from '../copy.ts'
import { scannedCode } from '../model/scanned-code.ts'
import type { Binding } from './use-bind.ts'
import { useBodyCheck } from './use-body-check.ts'

/** Long enough to be read. */
const TOLD_MS = 2500

const FAILED: Partial<Record<BridgeFailure, string>> = {
  denied: SCAN.denied,
  timeout: SCAN.silent,
}

function tellScanFailure(cause: unknown): void {
  const code = cause instanceof BridgeError ? cause.code : 'host-error'
  // Whoever closes the scanner knows that nothing was scanned.
  if (code === 'cancelled') return
  console.warn('nothing was scanned', cause)
  toast({ title: FAILED[code] ?? SCAN.failed, duration: TOLD_MS })
}

interface Ways {
  bind: (binding: Binding) => void
  /** Without a scanner of the native app the page offers other ways. */
  offerOthers: (slot: DeviceTypeCode | null) => void
}

/** Binding begins with the person's height and weight, then with the scanner of the native app. */
export function useScan({ bind, offerOthers }: Ways) {
  const isReady = useBodyCheck()

  const scan = async (slot: DeviceTypeCode | null) => {
    if (!(await isReady())) return

    if (!host().can('scanCode')) {
      toast({ title: BINDING.onlyInApp, duration: TOLD_MS })
      offerOthers(slot)
      return
    }

    try {
      const { raw } = await host().scanCode()
      const code = scannedCode(raw)
      if (code) bind({ ...code, slot })
      else toast({ title: SCAN.unreadable, duration: TOLD_MS })
    } catch (cause) {
      tellScanFailure(cause)
    }
  }

  const other = async (slot: DeviceTypeCode) => {
    if (await isReady()) offerOthers(slot)
  }

  return {
    scan: (slot: DeviceTypeCode | null) => void scan(slot),
    other: (slot: DeviceTypeCode) => void other(slot),
  }
}
