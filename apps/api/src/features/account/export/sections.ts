import type { Services } from '../../../context.ts'
import { areasOf } from '../../../shared/family/grants.repository.ts'
import type { ownDataRepository } from '../own-data.repository.ts'
import { type Json, openRow, type Row } from './open-row.ts'

/** What a letter asked for is kept as the text of its fields. */
const withContent = ({ content = null, ...letter }: Row): Row => ({
  ...letter,
  content: typeof content === 'string' ? (JSON.parse(content) as Json) : content,
})

const withAreas = (grants: readonly { areas: string }[]) =>
  grants.map((grant) => ({ ...grant, areas: areasOf(grant.areas) }))

type Everything = Awaited<ReturnType<ReturnType<typeof ownDataRepository>['everything']>>

/** All but measurements and reports, opened. */
export function sections({ vault }: Pick<Services, 'vault'>, everything: Everything) {
  const open = (rows: readonly object[]): Row[] => rows.map((row) => openRow(vault, row))

  const {
    profile,
    profileTags,
    medicines,
    bindings,
    pointsEntries,
    grantsGiven,
    grantsHeld,
    clicks,
    ...rest
  } = everything

  const {
    consents,
    sessions,
    securityEvents,
    contacts,
    goals,
    comparisons,
    signIns,
    draws,
    participations,
    ...more
  } = rest

  const {
    doctorShares,
    reminders,
    reminderMarks,
    notices,
    rescues,
    pushTargets,
    surveys,
    documents,
    files,
    feedback,
    entitlements,
    appointments,
    ...account
  } = more

  const grants = grantsGiven.map(({ looks, ...grant }) => ({
    grant,
    looks: looks.map(({ at, look }) => ({ nameCipher: grant.nameCipher, look, at })),
  }))

  return {
    account: openRow(vault, account),
    profile: profile && openRow(vault, profile),
    medicalTags: open(profileTags.map(({ tag }) => tag)),
    medicines: open(medicines),
    consents: open(consents),
    sessions: open(sessions),
    securityEvents: open(securityEvents),
    contacts: open(contacts),
    familyGrants: open(withAreas(grants.map(({ grant }) => grant))),
    familyLooks: open(grants.flatMap(({ looks }) => looks)),
    familyGrantsHeld: open(withAreas(grantsHeld)),
    devices: open(bindings),
    goals: open(goals),
    comparisons: open(comparisons),
    points: open(pointsEntries),
    signIns: open(signIns),
    draws: open(draws),
    participations: open(participations),
    doctorShares: open(doctorShares),
    reminders: open(reminders),
    reminderMarks: open(reminderMarks),
    reminderNotices: open(notices),
    rescues: open(rescues),
    pushTargets: open(pushTargets),
    surveys: open(surveys),
    documents: open(documents),
    files: open(files),
    feedback: open(feedback),
    entitlements: open(entitlements),
    appointments: open(appointments).map(withContent),
    serviceClicks: open(clicks),
  }
}
