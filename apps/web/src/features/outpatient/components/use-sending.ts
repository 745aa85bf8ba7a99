import { MS_PER_SECOND } from '@kangban/china-time'
import { type Appointment, APPOINTMENT_ORDER } from '@kangban/contracts'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { api, client } from '../../../api/client.ts'
import { contractErrors } from '../../../api/contract-errors.ts'
import { queryClient } from '../../../api/query-client.ts'
import { useContentKey } from '../../../api/use-content-key.ts'
import { todayInChina } from '../../../shared/format/date.ts'
import { picturesError } from '../../../shared/product/photos/pictures-error.ts'
import { toast } from '../../../shared/ui/layers/toast.ts'
import { OUTPATIENT } from '../copy.ts'
import { dayError, inputOf } from '../model/draft.ts'
import type { Writing } from './use-draft.ts'

/** Documented. */
export const TOLD_MS = 2 * MS_PER_SECOND
/** Long enough to be read. */
const REFUSED_MS = 2500

export type Errors = Readonly<Partial<Record<keyof Appointment, string>>>

async function errorsOf({ draft, photos }: Writing): Promise<Errors> {
  const day = dayError(draft, todayInChina())
  const reports = picturesError(photos.diagnosticReports)
  const materials = picturesError(photos.otherMaterials)

  return {
    ...(await contractErrors('outpatient.requestAppointment', inputOf(draft, photos))),
    ...(day && { expectDate: day }),
    ...(reports && { diagnosticReportIds: reports }),
    ...(materials && { otherMaterialIds: materials }),
  }
}

/** Documented: the data says whether it was taken. */
const isTaken = (data: 1000 | null | undefined): boolean => data === 1000

/** Checking and sending what was written; whatever goes wrong, it stays written, and the shared rules say what it was. */
export function useSending(id: string | null, onSent: () => void) {
  const [errors, setErrors] = useState<Errors>({})
  const [checking, setChecking] = useState(false)
  const keyOf = useContentKey()

  const send = useMutation({
    mutationFn: async (input: Appointment) => {
      const call = { context: { idempotencyKey: keyOf(input) } }
      if (id === null) return client.outpatient.requestAppointment.mutate(input, call)
      await client.outpatient.changeAppointment.mutate({ id, ...input }, call)
      return 1000
    },
    onSuccess: (data) => {
      if (!isTaken(data)) return
      toast({ title: OUTPATIENT.done, type: 'success', duration: TOLD_MS })
      onSent()
    },
    // Also after a failure: the answer may have been lost, not the appointment.
    onSettled: () => queryClient.invalidateQueries(api.outpatient.pathFilter()),
  })

  return {
    errors,
    sending: send.isPending || checking,
    sent: isTaken(send.data),
    /** Whether it can be sent; else the first thing that is missing is told, wherever it stands on the page. */
    check: async (writing: Writing): Promise<boolean> => {
      setChecking(true)
      const found = await errorsOf(writing).finally(() => setChecking(false))
      setErrors(found)
      const first = APPOINTMENT_ORDER.find((field) => found[field])
      if (first) toast({ title: found[first] ?? '', duration: REFUSED_MS })
      return first === undefined
    },
    forget: () => setErrors({}),
    send: ({ draft, photos }: Writing) => {
      if (!send.isPending) send.mutate(inputOf(draft, photos))
    },
  }
}
