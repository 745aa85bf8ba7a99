import { runtimeConfig } from './runtime-config.ts'

/** What a mini-program is opened and found by. */
export interface MiniProgramInfo {
  name: string
  appId: string
  originalId: string
  path: string
}

/** The documents fix these and do not show them: placeholders until an operator has written theirs into config.json. */
export const PLACEHOLDER_PROGRAM: MiniProgramInfo = {
  name: '康伴心电仪',
  appId: 'wx0000000000000000',
  originalId: 'gh_000000000000',
  path: 'pages/index/index',
}

/** The mini-program of the ECG recorder. */
export const miniProgram = (): MiniProgramInfo => runtimeConfig().miniProgram ?? PLACEHOLDER_PROGRAM
