import path from 'node:path'
import { TRPCError } from '@trpc/server'
import type { Scenario } from '@kangban/vitals'
import { parseScenario, SCENARIOS, ScenarioError } from '@kangban/vitals'
import type { EcgSource } from '../world/ecg-source.ts'
import { loadReplay } from '../world/replay-source.ts'
import type { StagedScenario } from '../world/wearer.ts'

/** Makes of a scenario's name or JSON what can be played. */
export interface ScenarioLoader {
  /** Rejects with a TRPCError that says what is wrong. */
  stage(scenario: string | Record<string, unknown> | null): Promise<StagedScenario>
}

/** `recordFolder` holds the WFDB records that scenarios may name; undefined for none. */
export function createScenarioLoader(recordFolder: string | undefined): ScenarioLoader {
  return {
    async stage(scenario) {
      if (scenario === null) return { scenario: undefined, ecgSource: undefined }
      const parsed = scenarioOf(scenario)
      const record = parsed.replay?.record

      return {
        scenario: parsed,
        ecgSource: record === undefined ? undefined : await replay(recordFolder, record),
      }
    },
  }
}

function scenarioOf(scenario: string | Record<string, unknown>): Scenario {
  try {
    if (typeof scenario !== 'string') return parseScenario(scenario)
    const known = Object.values(SCENARIOS).find(({ name }) => name === scenario)
    if (known !== undefined) return known
  } catch (cause) {
    if (cause instanceof ScenarioError)
      throw new TRPCError({ code: 'BAD_REQUEST', message: cause.message, cause })
    throw cause
  }

  throw new TRPCError({ code: 'BAD_REQUEST', message: `scenario "${scenario}" does not exist` })
}

/** Only from the folder: the control API is open to whoever reaches the simulator. */
async function replay(folder: string | undefined, record: string): Promise<EcgSource> {
  const file = folder === undefined ? undefined : path.resolve(folder, record)

  if (
    folder === undefined ||
    file === undefined ||
    !file.startsWith(path.resolve(folder) + path.sep)
  ) {
    const reason = folder === undefined ? 'ECG_DATA_DIR is not set' : 'it lies outside ECG_DATA_DIR'
    throw new TRPCError({
      code: 'BAD_REQUEST',
      message: `record "${record}" cannot be played: ${reason}`,
    })
  }

  try {
    return await loadReplay(file)
  } catch (cause) {
    const reason = cause instanceof Error ? cause.message : String(cause)
    throw new TRPCError({
      code: 'BAD_REQUEST',
      message: `record "${record}" cannot be played: ${reason}`,
      cause,
    })
  }
}
