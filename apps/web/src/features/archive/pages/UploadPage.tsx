import { useQuery } from '@tanstack/react-query'
import { useEffect, useEffectEvent } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { api } from '../../../api/client.ts'
import { todayInChina } from '../../../shared/format/date.ts'
import { HealthConsentCard } from '../../../shared/product/consent/HealthConsentCard.tsx'
import { PHOTOS } from '../../../shared/product/photos/copy.ts'
import { PhotoPicker } from '../../../shared/product/photos/PhotoPicker.tsx'
import { usePhotoUploads } from '../../../shared/product/photos/use-photo-uploads.ts'
import { Button } from '../../../shared/ui/controls/Button.tsx'
import { confirm } from '../../../shared/ui/layers/confirm.ts'
import { LoadState } from '../../../shared/ui/states/LoadState.tsx'
import { Page } from '../../../shared/ui/page/Page.tsx'
import { ReadAloud } from '../../../shared/ui/controls/ReadAloud.tsx'
import { Sentence } from '../../../shared/ui/parts/Sentence.tsx'
import { Skeleton } from '../../../shared/ui/states/Skeleton.tsx'
import { useLeaveGuard } from '../../../shared/ui/layers/use-leave-guard.ts'
import { useSettings } from '../../../stores/settings.ts'
import styles from '../components/document-form.module.css'
import { DocumentForm } from '../components/DocumentForm.tsx'
import { useSaveDocument } from '../components/use-save-document.ts'
import { UPLOAD } from '../copy.ts'
import { MAX_PHOTOS } from '../model/limits.ts'

const ARCHIVE = '/healthArchive'

const askToLeave = () =>
  confirm({
    title: UPLOAD.leaveTitle,
    content: UPLOAD.leaveText,
    okText: UPLOAD.leave,
    cancelText: UPLOAD.stay,
    tone: 'danger',
  })

const cameFromArchive = (state: unknown): boolean =>
  typeof state === 'object' &&
  state !== null &&
  'fromArchive' in state &&
  state.fromArchive === true

/** Back to the archive once the document is stored: one step where one came from there, in its place elsewhere. */
function useReturn(saved: boolean): void {
  const navigate = useNavigate()
  const { state } = useLocation()

  const goBack = useEffectEvent(() => {
    if (cameFromArchive(state)) void navigate(-1)
    else void navigate(ARCHIVE, { replace: true })
  })

  useEffect(() => {
    if (!saved) return undefined
    // The guard of the unsaved photos takes its entry out of the history first.
    const onPop = () => goBack()
    window.addEventListener('popstate', onPop, { once: true })
    return () => window.removeEventListener('popstate', onPop)
  }, [saved])
}

function useUpload() {
  const today = todayInChina()
  const uploads = usePhotoUploads('archive', MAX_PHOTOS)
  const document = useSaveDocument(uploads.photos, today)
  const goBack = useLeaveGuard(document.touched && !document.saved, askToLeave)
  useReturn(document.saved)
  return { today, uploads, document, goBack }
}

/** 图片上传: the photos of one paper become one document of the archive. */
export default function UploadPage() {
  const elder = useSettings((state) => state.elder)
  const consents = useQuery(api.account.listConsents.queryOptions({}))
  const { today, uploads, document, goBack } = useUpload()
  const consented = consents.data?.some(({ kind }) => kind === 'health-data') ?? false

  const save = (
    <div className="grid grow gap-s2">
      {document.failed && !document.saving && (
        <p className={`small bad lines-15 ${styles.error}`} role="alert">
          {UPLOAD.failed}
        </p>
      )}
      <Button busy={document.saving || document.saved} onClick={document.submit}>
        {document.saving ? UPLOAD.saving : UPLOAD.save}
      </Button>
    </div>
  )

  return (
    <Page title={UPLOAD.title} back={goBack} bottom={consented && save}>
      <Sentence value={UPLOAD.sentence} />
      {elder && <ReadAloud text={`${UPLOAD.sentence}${PHOTOS.limits(MAX_PHOTOS)}`} />}
      <LoadState
        query={consents}
        skeleton={<Skeleton lines={6} />}
        isEmpty={() => !consented}
        empty={
          <HealthConsentCard
            title={UPLOAD.consentTitle}
            lines={UPLOAD.consentLines}
            agree={UPLOAD.agree}
          />
        }
      >
        {() => (
          <>
            <PhotoPicker title={UPLOAD.photos} uploads={uploads} error={document.errors.photos} />
            <DocumentForm
              draft={document.draft}
              errors={document.errors}
              today={today}
              onChange={document.change}
            />
          </>
        )}
      </LoadState>
    </Page>
  )
}
