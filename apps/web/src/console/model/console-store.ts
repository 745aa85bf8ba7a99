import { create } from 'zustand'
import type { HostConsole } from '../../host/host-console.ts'
import type { DemoPerson } from './doors.ts'
import type { Faults } from './faults.ts'
import { decodeScene, encodeScene, FIRST_SCENE, type Scene } from './scene.ts'
import type { SeenCall } from './watch-fetch.ts'

const MOST_CALLS = 200

interface ConsoleState {
  scene: Scene
  people: readonly DemoPerson[]
  /** Of whose session the phone has; null before there is one. */
  userCode: string | null
  /** The newest first. */
  calls: readonly SeenCall[]
  /** How often the named call was refused since it was chosen. */
  refused: number
  /** Of the app in the phone, as soon as it is there. */
  host: HostConsole | null
  change: (part: Partial<Scene>) => void
  changeFaults: (part: Partial<Faults>) => void
  see: (call: SeenCall) => void
  noteRefused: () => void
}

/** What the console knows; the scene also stands in its address, so that a reload goes on with it. */
export const useConsole = create<ConsoleState>((set, get) => ({
  scene: decodeScene(location.hash.slice(1)),
  people: [],
  userCode: null,
  calls: [],
  refused: 0,
  host: null,
  change: (part) => {
    const scene = { ...get().scene, ...part }
    set({ scene })
    history.replaceState(null, '', `#${encodeScene(scene)}`)
  },
  changeFaults: (part) => {
    get().change({ faults: { ...get().scene.faults, ...part } })
    set({ refused: 0 })
  },
  see: (call) => {
    const others = get().calls.filter(({ id }) => id !== call.id)
    set({ calls: [call, ...others].toSorted((a, b) => b.id - a.id).slice(0, MOST_CALLS) })
  },
  noteRefused: () => set({ refused: get().refused + 1 }),
}))

/** Everything but whose phone it is and where it is, as at first. */
export const usualSettings = (): Partial<Scene> => {
  const { person, elder, route } = useConsole.getState().scene
  return { ...FIRST_SCENE, person, elder, route }
}
