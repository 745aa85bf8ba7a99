// What is listed of a person in two calls: tags, devices and plans.
import { BIND_STATUS } from '../../constants.ts'
import { fieldOf } from '../node.ts'
import { byText, type Listing, type Pair, type Rows } from './listing.ts'

const PROFILE_TAGS: Rows = {
  call: 'profile.getHealthInfo',
  at: 'tagParamList[]',
  key: byText('tagCode'),
}

const OWN_TAGS: Rows = { call: 'profile.listOwnMedicalTags', at: '[]', key: byText('tagCode') }
const BOUND: Rows = { call: 'devices.listBoundDevices', at: '[]', key: byText('deviceCode') }
const PLANS: Rows = { call: 'reminders.getReminders', at: 'plans[]', key: byText('id') }
const always = (): boolean => true
const isBound = ({ row }: Pair): boolean => fieldOf(row, 'bindStatus')?.value === BIND_STATUS.bound

export const OF_PERSON: readonly Listing[] = [
  { rows: PROFILE_TAGS, among: OWN_TAGS, due: always },
  { rows: OWN_TAGS, among: PROFILE_TAGS, due: always },
  ...['devices.listDevices', 'devices.getBoundDevice'].map((call): Listing => ({
    rows: { call, at: call === 'devices.listDevices' ? '[]' : '', key: byText('deviceCode') },
    among: BOUND,
    due: isBound,
    told: { fields: ['battery', 'lastSync'], when: 'lastSync' },
  })),
  ...['reminders.getReminders', 'reminders.getReminderDay'].map((call): Listing => ({
    rows: { call, at: 'items[]', key: byText('reminderId') },
    among: PLANS,
    fields: [['kind', 'kind']],
  })),
]
