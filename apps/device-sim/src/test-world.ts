import { ECG_SERVICE, fullUuid, HEART_RATE_SERVICE } from '@kangban/gatt'
import { createDeviceRegistry } from './device-registry.ts'
import { createEcgRecorder } from './ecg-recorder.ts'
import { createFakeClock } from './fake-clock.ts'
import type { RadioFaults } from './faults.ts'
import { NO_FAULTS } from './faults.ts'
import { createGroundTruth } from './ground-truth.ts'
import type { RadioWorld } from './radio-session.ts'
import { createReplaySource } from './replay-source.ts'
import { createWatch } from './watch.ts'

/** 1,000 samples, each another: sample n is n microvolts. */
export const RAMP = Float32Array.from({ length: 1000 }, (_, n) => n / 1000)

/** For tests: everything but the server, in fake time; the recorder plays RAMP in a loop. */
export function createTestWorld(faults: RadioFaults = NO_FAULTS) {
  const clock = createFakeClock()
  const registry = createDeviceRegistry({ clock, seed: '1', faults })
  const groundTruth = createGroundTruth()
  const world: RadioWorld = {
    registry,
    peripherals: {
      watch: createWatch('1'),
      'ecg-recorder': createEcgRecorder(createReplaySource('ramp', RAMP), groundTruth),
    },
    advertised: { watch: [fullUuid(HEART_RATE_SERVICE)], 'ecg-recorder': [ECG_SERVICE] },
  }
  return { clock, registry, groundTruth, world }
}
