import { DOCTOR_FORM_NAMES, type DoctorForm } from '@kangban/contracts'
import { useMutation } from '@tanstack/react-query'
import { api } from '../../../api/client.ts'
import { queryClient } from '../../../api/query-client.ts'
import { LinkSheet } from '../../../shared/product/link-sheet/LinkSheet.tsx'
import { DOCTOR } from '../copy.ts'

interface SendLinkProps {
  form: DoctorForm
  onClose: () => void
}

/** Makes a link to the page as it is now, for the doctor or for the family. */
export default function SendLink({ form, onClose }: SendLinkProps) {
  const { mutate, ...making } = useMutation(
    api.doctor.createDoctorShare.mutationOptions({
      onSuccess: () => queryClient.invalidateQueries(api.doctor.listDoctorShares.queryFilter()),
    }),
  )

  return (
    <LinkSheet
      words={{
        title: `${DOCTOR.send[form]} · ${DOCTOR_FORM_NAMES[form]}`,
        about: form === 'doctor' ? DOCTOR.doctorNote : DOCTOR.familyNote,
        make: DOCTOR.send[form],
        send: DOCTOR.share,
        sentAs: DOCTOR.title,
        once: DOCTOR.once,
      }}
      making={{ ...making, mutate: (days) => mutate({ form, days }) }}
      onClose={onClose}
    />
  )
}
