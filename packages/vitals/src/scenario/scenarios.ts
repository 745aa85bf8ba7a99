import afEpisode from '../../scenarios/af-episode.json' with { type: 'json' }
import batteryDrain from '../../scenarios/battery-drain.json' with { type: 'json' }
import calmDay from '../../scenarios/calm-day.json' with { type: 'json' }
import clockDrift from '../../scenarios/clock-drift.json' with { type: 'json' }
import dropOuts from '../../scenarios/drop-outs.json' with { type: 'json' }
import hypertensionWeek from '../../scenarios/hypertension-week.json' with { type: 'json' }
import leadOff from '../../scenarios/lead-off.json' with { type: 'json' }
import nightDesaturation from '../../scenarios/night-desaturation.json' with { type: 'json' }
import packetLoss from '../../scenarios/packet-loss.json' with { type: 'json' }
import prematureBeats from '../../scenarios/premature-beats.json' with { type: 'json' }
import wfdbReplay from '../../scenarios/wfdb-replay.json' with { type: 'json' }
import { parseScenario } from './parse-scenario.ts'

/** The scenarios of the demo and the tests, by name: the files of `packages/vitals/scenarios`, checked on loading. */
export const SCENARIOS = {
  'calm-day': parseScenario(calmDay),
  'night-desaturation': parseScenario(nightDesaturation),
  'hypertension-week': parseScenario(hypertensionWeek),
  'af-episode': parseScenario(afEpisode),
  'premature-beats': parseScenario(prematureBeats),
  'lead-off': parseScenario(leadOff),
  'drop-outs': parseScenario(dropOuts),
  'packet-loss': parseScenario(packetLoss),
  'battery-drain': parseScenario(batteryDrain),
  'clock-drift': parseScenario(clockDrift),
  'wfdb-replay': parseScenario(wfdbReplay),
}
