// Read by the build alone (vite.config.ts): the worker knows paths, and need not load the contracts to know them.
import { contract, listOperations, type Operation } from '@kangban/contracts'

/**
 * The calls whose last answers are there without a network, by their names in the contracts. Named one by one, because an
 * answer that is forgotten here is only missing, and one too many lies on the phone: nothing with signed links or tokens
 * (pictures, shares, QR codes), no export, no whole ECG, nothing of money, nothing that changes anything.
 */
const KEPT_CALLS: readonly string[] = [
  'account.getFlag',
  'contacts.listContacts',
  'devices.getBoundDevice',
  'devices.listBoundDevices',
  'ecg.listEcgMeasurements',
  'ecg.listEcgRecords',
  'family.listMembers',
  'holter.listHolterRecords',
  'home.getHomeSummary',
  'lookup.getDisease',
  'lookup.listDiseaseCategories',
  'lookup.listDiseaseNames',
  'medicine.getConstitutionReport',
  'medicine.listConstitutionReports',
  'monitoring.getBloodPressure',
  'monitoring.getHeartRate',
  'monitoring.getOxygen',
  'monitoring.getSleep',
  'monitoring.getSteps',
  'monitoring.getTemperature',
  'profile.getHealthInfo',
  'profile.getHospital',
  'profile.listDiseaseTags',
  'profile.listMedicalTags',
  'profile.listOwnMedicalTags',
  'records.listComparisonNames',
  'reminders.getReminderDay',
  'reminders.getReminders',
  'reports.getHeartRisk',
  'reports.getOverview',
  'reports.getReport',
  'reports.listReports',
  'services.listNews',
  'warnings.getWarningSummary',
  'warnings.listWarnings',
]

const SESSIONS: readonly Operation['ownership'][] = ['own', 'granted', 'catalogue']

const mayBeKept = ({ method, safety, ownership }: Operation): boolean =>
  method === 'GET' && safety === 'read' && SESSIONS.includes(ownership)

/** The paths of the kept calls. @throws Error for a name that is no such call, or one that may not be kept. */
export function keptPaths(names = KEPT_CALLS): string[] {
  const operations = new Map(listOperations(contract))

  return names.map((name) => {
    const operation = operations.get(name)
    if (!operation) throw new Error(`${name} is no call of the contracts`)
    if (!mayBeKept(operation)) throw new Error(`${name} may not be kept on a phone`)
    return operation.path
  })
}

/** The one call that is asked before the first screen, and of which the answer is nobody's. */
export const backendPath = (): string => contract.backend.getBackend.path
