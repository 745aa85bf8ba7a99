// What is listed of a person in two calls: tags, devices and plans.
import { BIND_STATUS } from '../../constants.ts'
import { fieldOf, textOf, type Told } from '../node.ts'
import { byText, type Listing, type Pair, type Rows } from './listing.ts'

const PROFILE_TAGS: Rows = {
  call: 'profile.getHealthInfo',
  at: 'tagParamList[]',
  key: byText('tagCode'),
}

const OWN_TAGS: Rows = { call: 'profile.listOwnMedicalTags', at: '[]', key: byText('tagCode') }
const MEDICAL_TAGS: Rows = { ...OWN_TAGS, call: 'profile.listMedicalTags' }

/** A medicine that could be planned is one that the person takes. */
const MEDICINES: Rows = {
  call: 'reminders.getReminders',
  at: 'suggestions[]',
  // Nothing but a medicine has a name.
  key: (row) => textOf(fieldOf(row, 'name')) || undefined,
}

const BOUND: Rows = { call: 'devices.listBoundDevices', at: '[]', key: byText('deviceCode') }
const PLANS: Rows = { call: 'reminders.getReminders', at: 'plans[]', key: byText('id') }

/** One time of a reminder. */
const byDue: Rows['key'] = (item) =>
  ['reminderId', 'day', 'time'].map((key) => textOf(fieldOf(item, key))).join(' ')

const OF_ALL_PLANS: Rows = { call: 'reminders.getReminders', at: 'items[]', key: byDue }
const OF_DAY: Rows = { ...OF_ALL_PLANS, call: 'reminders.getReminderDay' }

const isOneDay = (of: Told, among: Told): boolean => {
  const [day, other] = [of, among].map(({ answer }) => textOf(fieldOf(answer, 'day')))
  return day !== undefined && day === other
}

const always = (): boolean => true
const isBound = ({ row }: Pair): boolean => fieldOf(row, 'bindStatus')?.value === BIND_STATUS.bound

export const OF_PERSON: readonly Listing[] = [
  { rows: PROFILE_TAGS, among: OWN_TAGS, due: always },
  { rows: OWN_TAGS, among: PROFILE_TAGS, due: always },
  ...[MEDICAL_TAGS, OWN_TAGS].map((rows): Listing => ({
    rows,
    among: { ...MEDICAL_TAGS, call: 'profile.listDiseaseTags' },
    fields: [['group', 'group']],
  })),
  {
    rows: MEDICINES,
    among: { ...MEDICINES, call: 'profile.listMedicines', at: '[]' },
    unless: 'profile.saveMedicines',
    due: always,
    fields: [['dose', 'dose']],
  },
  ...['devices.listDevices', 'devices.getBoundDevice'].map((call): Listing => ({
    rows: { call, at: call === 'devices.listDevices' ? '[]' : '', key: byText('deviceCode') },
    among: BOUND,
    due: isBound,
    // Of the list whose rows are slots a law of its own knows which are bound.
    fields: call === 'devices.listDevices' ? [] : [['bindStatus', 'bindStatus']],
    told: { fields: ['battery', 'lastSync'], when: 'lastSync' },
  })),
  ...['reminders.getReminders', 'reminders.getReminderDay'].map((call): Listing => ({
    rows: { call, at: 'items[]', key: byText('reminderId') },
    among: PLANS,
    fields: [['kind', 'kind']],
  })),
  { rows: OF_ALL_PLANS, among: OF_DAY, if: isOneDay, due: always },
  { rows: OF_DAY, among: OF_ALL_PLANS, if: isOneDay, due: always, fields: [['hint', 'hint']] },
]
