import { useState } from 'react'
import { useLocation, useNavigate, useSearchParams } from 'react-router-dom'
import { api, client } from '../../../api/client.ts'
import { queryClient } from '../../../api/query-client.ts'
import { useKeptQuery } from '../../../api/use-kept-query.ts'
import { Button } from '../../../shared/ui/controls/Button.tsx'
import { confirm } from '../../../shared/ui/layers/confirm.ts'
import { toast } from '../../../shared/ui/layers/toast.ts'
import { useLeaveGuard } from '../../../shared/ui/layers/use-leave-guard.ts'
import { Page } from '../../../shared/ui/page/Page.tsx'
import { Sentence } from '../../../shared/ui/parts/Sentence.tsx'
import { ErrorState } from '../../../shared/ui/states/ErrorState.tsx'
import { Skeleton } from '../../../shared/ui/states/Skeleton.tsx'
import { StaleNotice } from '../../../shared/ui/states/UpdatedLine.tsx'
import { useNow } from '../../../shared/ui/states/use-now.ts'
import { ConsentCard } from '../parts/ConsentCard.tsx'
import { PERSON } from '../parts/copy.ts'
import { useAfterGuard } from '../parts/use-after-guard.ts'
import { useHealthConsent } from '../parts/use-health-consent.ts'
import { INFORMATION } from './copy.ts'
import { dropDraft, useChanges } from './draft.ts'
import { ProfileRows } from './ProfileRows.tsx'
import { profileOf, refusalOf, toUpdate } from './profile-form.ts'

async function askToLeave(): Promise<boolean> {
  const yes = await confirm({
    title: INFORMATION.leaveTitle,
    content: INFORMATION.leaveText,
    okText: INFORMATION.leave,
    cancelText: INFORMATION.stay,
    tone: 'danger',
  })

  if (yes) dropDraft()
  return yes
}

/** After a save: to the home page that sent the person here, back to the archive, else to 我的. */
function useReturn() {
  const navigate = useNavigate()
  const [search] = useSearchParams()
  const state: unknown = useLocation().state
  const fromArchive = typeof state === 'object' && state !== null && 'fromArchive' in state

  return () => {
    if (fromArchive) void navigate(-1)
    else void navigate(search.get('from') === 'health' ? '/health' : '/mine', { replace: true })
  }
}

function useProfileForm() {
  const stored = useKeptQuery(api.profile.getHealthInfo.queryOptions({}))
  const consent = useHealthConsent()
  const [changes, change] = useChanges()
  const [state, setState] = useState<'editing' | 'saving' | 'saved' | 'failed'>('editing')
  const profile = stored.data ? profileOf(stored.data, changes) : null
  const touched = Object.keys(changes).length > 0
  const leave = useAfterGuard(useReturn())
  const goBack = useLeaveGuard(touched && state !== 'saved', askToLeave)

  const save = async () => {
    if (!profile) return
    const lacksConsent = consent.needed && !consent.ticked
    const refusal = refusalOf(profile) ?? (lacksConsent ? PERSON.consentRequired : null)
    if (refusal) return toast({ title: refusal })
    setState('saving')

    try {
      await consent.give()
      await client.profile.updateHealthInfo.mutate(toUpdate(profile))
    } catch (cause) {
      console.warn('the health info was not saved', cause)
      return setState('failed')
    }

    setState('saved')
    toast({ title: INFORMATION.saved, type: 'success' })
    // What was judged or shown by the old answers is asked for anew.
    void queryClient.invalidateQueries()
    dropDraft()
    return leave(touched)
  }

  return { stored, profile, consent, change, state, save, goBack }
}

/** 个人信息: every field of the profile, its checks, and the way back. */
export default function InformationPage() {
  const { stored, profile, consent, change, state, save, goBack } = useProfileForm()
  const now = useNow()
  const failed = state === 'failed'

  const actions = profile && (
    <div className="fill">
      {failed && (
        <p className="small bad mid mb-s2" role="alert">
          {PERSON.notSaved}
        </p>
      )}
      <Button
        busy={state === 'saving' || state === 'saved' || consent.loading}
        onClick={() => void save()}
      >
        {INFORMATION.save}
      </Button>
    </div>
  )

  return (
    <Page title={INFORMATION.title} back={goBack} bottom={actions}>
      <Sentence value={INFORMATION.sentence} />
      {profile ? (
        <>
          {stored.stale && stored.fetchedAt && (
            <StaleNotice updatedAt={stored.fetchedAt} now={now} />
          )}
          <ProfileRows profile={profile} onChange={change} />
          {!consent.loading && <ConsentCard consent={consent} />}
        </>
      ) : stored.stale ? (
        <ErrorState onRetry={() => void stored.refresh()} />
      ) : (
        <Skeleton lines={12} />
      )}
    </Page>
  )
}
