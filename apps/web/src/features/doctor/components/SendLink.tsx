import { addDays } from '@kangban/china-time'
import { DOCTOR_FORM_NAMES, type DoctorForm } from '@kangban/contracts'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { api } from '../../../api/client.ts'
import { queryClient } from '../../../api/query-client.ts'
import { todayInChina } from '../../../shared/format/date.ts'
import {
  canShareLink,
  copyLink,
  shareLink,
  wholeAddress,
} from '../../../shared/product/share-link.ts'
import { Button } from '../../../shared/ui/controls/Button.tsx'
import { Seg } from '../../../shared/ui/controls/Seg.tsx'
import { Sheet } from '../../../shared/ui/layers/Sheet.tsx'
import { DOCTOR } from '../copy.ts'
import { yearDay, yearMoment } from '../model/sheet-view.ts'
import styles from './send-link.module.css'

const EXPIRIES = ['1', '7', '30'] as const
type Days = (typeof EXPIRIES)[number]
const COPY_TEXTS = { done: DOCTOR.copied, failed: DOCTOR.copyFailed }

function MadeLink({ url, expiresAt }: { url: string; expiresAt: string }) {
  const copies = canShareLink()

  return (
    <div className="stack gap-s3">
      <p className="text ok strong lines-15" role="status">
        <span aria-hidden="true">✓ </span>
        {DOCTOR.made} · {DOCTOR.until(yearMoment(expiresAt))}
      </p>
      <p className={styles.link} data-made-link>
        {wholeAddress(url)}
      </p>
      <div className="stack gap-s2">
        {copies && (
          <Button onClick={() => void shareLink(url, { title: DOCTOR.title, ...COPY_TEXTS })}>
            {DOCTOR.share}
          </Button>
        )}
        <Button
          variant={copies ? 'outline' : 'primary'}
          onClick={() => void copyLink(url, COPY_TEXTS)}
        >
          {DOCTOR.copy}
        </Button>
      </div>
      <p className="note">{DOCTOR.once}</p>
    </div>
  )
}

interface SendLinkProps {
  form: DoctorForm
  onClose: () => void
}

/** Chooses how long, makes the link and tells it once. */
export default function SendLink({ form, onClose }: SendLinkProps) {
  const [days, setDays] = useState<Days>('7')

  const make = useMutation(
    api.doctor.createDoctorShare.mutationOptions({
      onSuccess: () => queryClient.invalidateQueries(api.doctor.listDoctorShares.queryFilter()),
    }),
  )

  return (
    <Sheet open title={`${DOCTOR.send[form]} · ${DOCTOR_FORM_NAMES[form]}`} onClose={onClose}>
      {make.data ? (
        <MadeLink {...make.data} />
      ) : (
        <div className="stack gap-s3">
          <p className="note">{form === 'doctor' ? DOCTOR.doctorNote : DOCTOR.familyNote}</p>
          <p className="line spread gap-s2 text">
            <b>{DOCTOR.expiry}</b>
            <span className="note">
              {DOCTOR.until(yearDay(addDays(todayInChina(), Number(days))))}
            </span>
          </p>
          <Seg
            label={DOCTOR.expiry}
            options={EXPIRIES.map((value) => ({ value, text: DOCTOR.days(Number(value)) }))}
            value={days}
            onChange={setDays}
          />
          <Button busy={make.isPending} onClick={() => make.mutate({ form, days: Number(days) })}>
            {DOCTOR.send[form]}
          </Button>
        </div>
      )}
    </Sheet>
  )
}
