import { DEVICE_TYPES } from '@kangban/contracts'
import { expect, it } from 'vitest'
import { suggestionsOf } from './reminder-suggestions.ts'

const { watch, bloodPressureMonitor, ecgRecorder } = DEVICE_TYPES

const told = (timing: string) =>
  suggestionsOf({ medicines: [{ name: '药', dose: '', timing }], deviceTypes: [] }, [])[0]?.times

it('suggests what fits the devices and the medicines, each once', () => {
  const person = {
    medicines: [{ name: '氨氯地平', dose: '5 mg', timing: '每天早晨 1 次' }],
    deviceTypes: [watch, bloodPressureMonitor, ecgRecorder],
  }

  const kinds = (planned: { kind: string; name: string }[]) =>
    suggestionsOf(person, planned).map(({ kind }) => kind)

  expect(kinds([])).toEqual(['watch', 'pressure', 'ecg', 'medicine'])

  expect(
    kinds([
      { kind: 'medicine', name: '氨氯地平' },
      { kind: 'watch', name: '' },
    ]),
  ).toEqual(['pressure', 'ecg'])

  expect(suggestionsOf({ medicines: [], deviceTypes: [] }, [])).toEqual([])
})

it.each([
  ['每天早晨 1 次', ['08:00']],
  ['早晚各一次', ['08:00', '20:00']],
  ['一天三次', ['08:00', '13:00', '19:00']],
  ['睡前', ['21:30']],
  ['', ['08:00']],
])('reads when a medicine is taken: %s', (timing, times) => {
  expect(told(timing)).toEqual(times)
})
