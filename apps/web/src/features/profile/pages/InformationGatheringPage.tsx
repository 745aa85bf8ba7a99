import { shanghaiDay } from '@kangban/china-time'
import { HEALTH_DATA_CONSENT_VERSION } from '@kangban/contracts'
import { useEffect, useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { client } from '../../../api/client.ts'
import { isDocumentedOnly } from '../../../config/runtime-config.ts'
import { Button } from '../../../shared/ui/controls/Button.tsx'
import { Checkbox } from '../../../shared/ui/controls/Checkbox.tsx'
import { confirm } from '../../../shared/ui/layers/confirm.ts'
import { Page } from '../../../shared/ui/page/Page.tsx'
import { Sentence } from '../../../shared/ui/parts/Sentence.tsx'
import { toast } from '../../../shared/ui/layers/toast.ts'
import { BasicsForm } from '../components/BasicsForm.tsx'
import { profileCopy } from '../copy.ts'
import { type FirstForm, missingAnswer, toHealthInfo } from '../model/first-form.ts'
import { backUpForm, dropBackup, restoreForm } from '../model/form-backup.ts'

function useNotesOnOpening(): void {
  useEffect(() => {
    void confirm({
      title: profileCopy.notesTitle,
      content: profileCopy.notes,
      okText: profileCopy.gotIt,
      cancelText: null,
    })
  }, [])
}

/** Health data is saved only with its own consent, so that comes first; a back end of the documents keeps none. */
async function saveForm(form: FirstForm, today: string): Promise<void> {
  if (!isDocumentedOnly()) {
    await client.account.giveConsent.mutate({
      kind: 'health-data',
      version: HEALTH_DATA_CONSENT_VERSION,
    })
  }

  await client.profile.updateHealthInfo.mutate(toHealthInfo(form, today))
}

function useFirstForm() {
  const navigate = useNavigate()
  const [form, setForm] = useState(restoreForm)
  const [consents, setConsents] = useState(false)
  const [state, setState] = useState<'editing' | 'saving' | 'failed'>('editing')
  const leave = () => void navigate('/health', { replace: true })

  const answer = (given: Partial<FirstForm>) => {
    const next = { ...form, ...given }
    setForm(next)
    backUpForm(next)
  }

  const save = async () => {
    const today = shanghaiDay(new Date())
    const refusal = missingAnswer(form, today) ?? (consents ? null : profileCopy.consentRequired)
    if (refusal) return toast({ title: refusal })
    setState('saving')

    try {
      await saveForm(form, today)
    } catch (cause) {
      console.warn('the health info was not saved', cause)
      return setState('failed')
    }

    dropBackup()
    return leave()
  }

  return { form, answer, consents, setConsents, state, save, leave }
}

/** The first form after the registration; carers fill it in for the person who wears the watch. */
export default function InformationGatheringPage() {
  const { form, answer, consents, setConsents, state, save, leave } = useFirstForm()
  useNotesOnOpening()

  const skip = (
    <button type="button" className="tap accent strong" onClick={leave}>
      {profileCopy.skip}
    </button>
  )

  const actions = (
    <div className="fill">
      <Button busy={state === 'saving'} onClick={() => void save()}>
        {profileCopy.save}
      </Button>
      <p
        className={state === 'failed' ? `hint mid mt-s15 bad` : 'hint mid mt-s15'}
        role={state === 'failed' ? 'alert' : undefined}
      >
        {state === 'failed' ? profileCopy.notSaved : profileCopy.kept}
      </p>
    </div>
  )

  return (
    <Page title={profileCopy.title} back right={skip} bottom={actions}>
      <Sentence value={profileCopy.sentence} />
      <BasicsForm form={form} onAnswer={answer} />
      <Checkbox checked={consents} onChange={setConsents}>
        {profileCopy.consent}
      </Checkbox>
    </Page>
  )
}
