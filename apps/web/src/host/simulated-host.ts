import type { Host, HostAction, HostApi, NativeImage } from './host-api.ts'
import { BridgeError } from './host-api.ts'

export interface SimulatedAnswers {
  scan?: string
  appVersion?: string
  images?: NativeImage[]
  /** What the person does when asked. */
  consent?: 'grant' | 'deny' | 'cancel'
}

export interface SimulatedHost extends Host {
  /** Every call in order, for tests and the demo. */
  readonly calls: readonly { action: HostAction; parameters?: unknown }[]
}

/** A native app that is not there: answers as told and keeps a record of what it was asked. */
export function simulatedHost(answers: SimulatedAnswers = {}): SimulatedHost {
  const calls: { action: HostAction; parameters?: unknown }[] = []

  const record =
    (action: HostAction) =>
    (parameters?: unknown): Promise<void> => {
      calls.push({ action, parameters })
      return Promise.resolve()
    }

  const asked = async <T>(action: HostAction, answer: T, parameters?: unknown): Promise<T> => {
    calls.push({ action, parameters })
    if (answers.consent === 'deny') throw new BridgeError('denied', action)
    if (answers.consent === 'cancel') throw new BridgeError('cancelled', action)
    return answer
  }

  const api: HostApi = {
    saveUserInfo: record('saveUserInfo'),
    scanCode: () => asked('scanCode', { raw: answers.scan ?? '' }),
    getAppVersion: () => asked('getAppVersion', answers.appVersion ?? ''),
    savePicture: record('savePicture'),
    sharePicture: record('sharePicture'),
    disconnectBle: record('disconnectBle'),
    uploadImage: (choice) =>
      asked('uploadImage', (answers.images ?? []).slice(0, choice.remain), choice),
    closeWebView: record('closeWebView'),
    openH5: record('openH5'),
    rescue: record('rescue'),
    medicalReport: record('medicalReport'),
    emergencyContact: record('emergencyContact'),
    aiDoctor: record('aiDoctor'),
    launchMiniProgram: record('launchMiniProgram'),
  }

  return { ...api, environment: 'simulated', can: () => true, calls }
}
