// A new column of text is sealed, or somebody says here why it may lie there in clear.
import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'

const schema = readFileSync(new URL('../../../../prisma/schema.prisma', import.meta.url), 'utf8')

/** Codes, ids, days and hashes: no words of a person. */
const NO_WORDS =
  /(?:^id|Id|Ids|Hash|Cipher|Code|^code|^kind|^source|^status|^state|^day|^key|^purpose|^version)$/

const PLAIN: Readonly<Record<string, string>> = {
  'Session.device': 'system and browser, of a short list',
  'SecurityEvent.detail': 'a code',
  'LiveNote.origin': 'an id of a replica',
  'Job.about': 'an id',
  'Job.uniqueKey': 'a kind and an id',
  'Job.failure': 'the name of a class of errors and its code',
  'HealthMark.part': 'the name of a table or of a kind of readings',
  'HealthMark.mark': 'random',
  'DayFigure.name': 'of a short list',
  'DayFigure.mark': 'random',
  'DayFigure.madeBy': 'a hash of sources',
  'ReportsMade.fromDay': 'a day',
  'ReportsMade.madeOf': 'a hash of what is random',
  'SecurityEvent.device': 'one of a short list',
  'FamilyGrant.areas': 'codes',
  'FamilyLook.look': 'a code',
  'IdempotencyKey.operation': 'the name of a call',
  'Profile.birthday': 'a day, which reports reckon with',
  'Profile.ethnicity': 'one of a list',
  'MedicalTag.tagName': 'catalogue',
  'Medicine.name': 'typed; not sealed yet, see SECURITY.md',
  'Medicine.dose': 'typed; not sealed yet, see SECURITY.md',
  'Medicine.timing': 'typed; not sealed yet, see SECURITY.md',
  'Medicine.since': 'a day',
  'Device.name': 'catalogue',
  'Device.firmware': 'a number',
  'ManualReading.place': 'a code',
  'ManualReading.arm': 'a code',
  'MomentNote.metric': 'a code',
  'EcgRecord.rhythm': 'a code of the analysis',
  'EcgRecord.rhythmReason': 'of the analysis',
  'EcgRecord.thumbnail': 'samples, as those beside it',
  'Warning.level': 'a code',
  'Warning.handledAs': 'a code',
  'RuleConfiguration.ruleJson': 'catalogue',
  'PointsEntry.reason': 'a code',
  'PointsEntry.detail': 'words of the service',
  'PointsEntry.idempotencyKey': 'made by the service',
  'Activity.name': 'catalogue',
  'Activity.description': 'catalogue',
  'Activity.activityType': 'a code',
  'Prize.name': 'catalogue',
  'Prize.prizeType': 'a code',
  'DoctorShare.form': 'a code',
  'Reminder.name': 'typed; not sealed yet, see SECURITY.md',
  'Reminder.dose': 'typed; not sealed yet, see SECURITY.md',
  'ReminderMark.time': 'a time of day',
  'ReminderNotice.target': 'a code or an id',
  'ReminderNotice.outcome': 'a code',
  'PushTarget.host': 'whose push service',
  'StoredFile.mediaType': 'a code',
  'StoredFile.sha256': 'a hash',
  'NewsItem.title': 'catalogue',
  'NewsItem.pic': 'catalogue',
  'NewsItem.url': 'catalogue',
  'Disease.name': 'catalogue',
  'Disease.category': 'catalogue',
  'Disease.department': 'catalogue',
}

function textColumns(): string[] {
  return [...schema.matchAll(/^model (\w+) \{([^}]*)\}/gm)].flatMap(([, model = '', body = '']) =>
    [...body.matchAll(/^ {2}(\w+) +String\b/gm)].map(([, column = '']) => `${model}.${column}`),
  )
}

it('every column of text is a code, sealed, or on the list with its reason', () => {
  const columns = textColumns()
  expect(columns.length).toBeGreaterThan(100)
  const open = columns.filter((name) => !NO_WORDS.test(name.replace(/^\w+\./, '')))
  expect(open.toSorted()).toEqual(Object.keys(PLAIN).toSorted())
})
