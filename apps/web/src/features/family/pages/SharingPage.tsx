import { MAX_MEMBERS } from '@kangban/contracts'
import type { FamilyMembers } from '@kangban/contracts'
import { useState } from 'react'
import { isDocumentedOnly } from '../../../config/runtime-config.ts'
import { shareText } from '../../../shared/product/share-link.ts'
import { Button } from '../../../shared/ui/controls/Button.tsx'
import { ReadAloud } from '../../../shared/ui/controls/ReadAloud.tsx'
import { Page } from '../../../shared/ui/page/Page.tsx'
import { Sentence } from '../../../shared/ui/parts/Sentence.tsx'
import { KeptArea, loadStateOf } from '../../../shared/ui/states/KeptArea.tsx'
import { LoadState } from '../../../shared/ui/states/LoadState.tsx'
import { Skeleton } from '../../../shared/ui/states/Skeleton.tsx'
import { useSettings } from '../../../stores/settings.ts'
import { EmergencyCard } from '../components/EmergencyCard.tsx'
import { GivenCard } from '../components/GivenCard.tsx'
import { HeldCard } from '../components/HeldCard.tsx'
import { InvitationCard } from '../components/InvitationCard.tsx'
import { InviteSheet } from '../components/InviteSheet.tsx'
import { LooksCard } from '../components/LooksCard.tsx'
import { useFamily } from '../components/use-family.ts'
import { SHARING } from '../copy.ts'
import { headline } from '../model/family-view.ts'

const tell = () =>
  void shareText(SHARING.invite.tellText(location.href.replace(/#.*$/, '')), {
    title: SHARING.invite.tellTitle,
    done: SHARING.invite.told,
    failed: SHARING.invite.tellFailed,
  })

function Family({ members }: { members: FamilyMembers }) {
  const { sharedWith, sharedByOthers, invitations } = members
  const waits = sharedWith.some(({ accepted }) => !accepted)

  return (
    <>
      {invitations.map((invitation) => (
        <InvitationCard key={invitation.id} invitation={invitation} />
      ))}
      {sharedWith.map((member) => (
        <GivenCard key={member.id} member={member} />
      ))}
      {waits && (
        <Button variant="outline" onClick={tell}>
          {SHARING.invite.tell}
        </Button>
      )}
      {sharedWith.length >= MAX_MEMBERS && <p className="hint mid">{SHARING.invite.full}</p>}
      {sharedWith.length > 0 && <LooksCard />}
      <HeldCard people={sharedByOthers} />
    </>
  )
}

/** Where the family can look: who does, who is asked, who looked; and who is called first. */
function WholePage() {
  const family = useFamily()
  const elder = useSettings((state) => state.elder)
  const [inviting, setInviting] = useState(false)
  const { data } = family
  const sentence = data && headline(data)
  const full = (data?.sharedWith.length ?? 0) >= MAX_MEMBERS

  return (
    <Page
      title={SHARING.title}
      back
      bottom={
        data && !full && <Button onClick={() => setInviting(true)}>{SHARING.invite.open}</Button>
      }
    >
      <KeptArea query={family}>
        {sentence && <Sentence value={sentence} />}
        {elder && sentence && <ReadAloud text={`${sentence}\n${SHARING.given.fixed}`} />}
        <LoadState query={loadStateOf(family)} skeleton={<Skeleton lines={8} tall />}>
          {(members) => <Family members={members} />}
        </LoadState>
        <EmergencyCard />
        <p className="hint mid">{`${SHARING.given.fixed}${SHARING.end}`}</p>
      </KeptArea>
      <InviteSheet open={inviting} onClose={() => setInviting(false)} />
    </Page>
  )
}

/** A back end that keeps the documents alone knows contacts, and nobody who looks. */
const ContactsPage = () => (
  <Page title={SHARING.title} back>
    <Sentence value={SHARING.contactsOnly} />
    <EmergencyCard />
  </Page>
)

/** 家人安心. */
export default function SharingPage() {
  return isDocumentedOnly() ? <ContactsPage /> : <WholePage />
}
