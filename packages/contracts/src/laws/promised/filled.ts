// What is never empty: what must be told to be saved, and the names by which things are known to people.
import type { Breach } from '../catalogue.ts'
import { isList, type Node, textOf, type Told } from '../node.ts'
import { breach } from '../operations/tools.ts'
import { nodesAt } from '../places.ts'

const SECTIONS = ['content', 'tags'].flatMap((tabs) =>
  ['title', 'rows', 'rows[].content', 'rows[].content[]'].map((path) => `${tabs}[].${path}`),
)

const SENTENCES = ['sentence', 'elderSentence']

/** By call: texts and lists, at least one sign or one row each. */
const FILLED: Readonly<Record<string, readonly string[]>> = {
  'account.listSessions': ['[].device'],
  'archive.listDocuments': ['list[].files', 'list[].typeName'],
  'backend.getBackend': ['version'],
  'contacts.listContacts': ['[].name'],
  'devices.getBoundDevice': ['deviceTypeName'],
  'devices.listBoundDevices': ['[].deviceTypeName'],
  'devices.listDevices': ['[].deviceTypeName'],
  'ecg.getEcgRecord': SENTENCES,
  'family.listLooks': ['list[].label', 'list[].looks'],
  'family.listMembers': [
    'sharedWith[].label',
    'sharedByOthers[].label',
    'sharedByOthers[].name',
    'invitations[].name',
    'sharedWith[].areas',
    'sharedByOthers[].areas',
    'invitations[].areas',
  ],
  'feedback.listFeedback': ['[].content', '[].typeName'],
  'lookup.getDisease': ['dise_name', 'department_name', ...SECTIONS],
  'lookup.listDiseaseCategories': ['classify[].className', 'classify[].typeNames[]'],
  'lookup.listDiseaseNames': ['[]'],
  'medicine.getConstitutionReport': [
    ...SENTENCES,
    'meaning.summary',
    'meaning.traits',
    'meaning.traits[]',
    'previous.changeText',
    'advice',
    'advice[].items',
    'advice[].items[]',
    'dos[]',
    'donts[]',
  ],
  'outpatient.listAppointments': ['[].userName', '[].expectHospital', '[].expectKeShi'],
  'points.getPoints': ['activityResps[].name'],
  'points.getWheel': ['[].prizeName'],
  'points.listWinners': ['[].name', '[].money'],
  'profile.getHealthInfo': ['tagParamList[].tagName', 'familyMedList[].tagName'],
  'profile.getHospital': ['name', 'phone'],
  'profile.listDiseaseTags': ['[].tagName'],
  'profile.listMedicalTags': ['[].tagName'],
  'profile.listMedicines': ['[].name'],
  'profile.listOwnMedicalTags': ['[].tagName'],
  'records.listComparisons': ['list[].userName'],
  'reminders.getReminderDay': [...SENTENCES, 'items[].title'],
  'reminders.getReminders': [
    ...SENTENCES,
    'items[].title',
    'plans[].title',
    'plans[].weekdays',
    'plans[].times',
    'suggestions[].title',
  ],
  'services.getEntitlementDetail': ['name', 'items[].name'],
  'services.listNews': ['[].title'],
  'survey.getSurvey': ['title', 'options', 'options[].label', 'questions', 'questions[].text'],
}

const isEmpty = (node: Node): boolean =>
  isList(node) ? node.items.every(isWordless) : textOf(node)?.trim() === ''

/** A part of a sentence without its words; other rows have no text. */
const isWordless = ({ fields }: Node): boolean => textOf(fields.get('text')) === ''

export function* filled({ name, answer }: Told): Generator<Breach> {
  for (const path of FILLED[name] ?? [])
    for (const node of nodesAt(answer, path))
      if (isEmpty(node)) yield breach('silent', node, 'nothing, where something always is')
}
