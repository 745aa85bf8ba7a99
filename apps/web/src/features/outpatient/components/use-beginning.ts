import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { api } from '../../../api/client.ts'
import { isDocumentedOnly } from '../../../config/runtime-config.ts'
import { useSession } from '../../../stores/session.ts'
import { EMPTY } from '../model/draft.ts'
import { knownHospitals, type OwnAppointment } from '../model/own.ts'
import type { Beginning } from './use-draft.ts'

/** What is known of the person, for a new appointment; null while it is being asked for. */
export function useBeginning(): Beginning | null {
  const user = useSession((state) => state.user)
  const info = useQuery(api.profile.getHealthInfo.queryOptions({}))
  // What is typed stays what it is when the profile is read again.
  const [first, setFirst] = useState<Beginning | null>(null)

  if (!first && !info.isPending) {
    setFirst({
      id: null,
      pictures: null,
      draft: {
        ...EMPTY,
        userName: info.data?.name ?? user?.name ?? '',
        idNo: info.data?.idNo ?? '',
        userPhone: user?.userPhone ?? '',
      },
    })
  }

  return first
}

/** Hospitals that the user has named before: no list of hospitals is ours to offer. */
export function useHospitals(own: readonly OwnAppointment[] | undefined): string[] {
  const usual = useQuery({
    ...api.profile.getHospital.queryOptions({}),
    enabled: !isDocumentedOnly(),
  })

  return knownHospitals(own ?? [], usual.data?.name)
}
