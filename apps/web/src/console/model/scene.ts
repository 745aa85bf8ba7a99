// What a link to the console says: everything that can be set again, and no token.
import { HOST_KINDS, type HostSettings, type Permission } from '../../host/host-settings.ts'
import { NO_FAULTS, type Faults, isTimes, NETWORKS } from './faults.ts'

export interface Scene {
  /** Telephone number of whose phone it is. */
  person: string
  elder: boolean
  /** Of the app, with its query: /health. */
  route: string
  kind: (typeof HOST_KINDS)[number]
  /** In px. */
  statusBar: number
  permissions: HostSettings['permissions']
  /** What the scanner reads. */
  scan: string
  /** Names of drawn pictures that the picker gives. */
  pictures: readonly string[]
  faults: Faults
}

export const PERMISSIONS = ['camera', 'album', 'location'] as const
export const ANSWERS = ['granted', 'denied', 'never'] as const satisfies readonly Permission[]

export const FIRST_SCENE: Scene = {
  person: '13800000001',
  elder: false,
  route: '/health',
  kind: 'android',
  statusBar: 24,
  permissions: { camera: 'granted', album: 'granted', location: 'granted' },
  scan: '',
  pictures: [],
  faults: NO_FAULTS,
}

const oneOf = <V extends string>(options: readonly V[], text: string | null, usual: V): V =>
  options.find((option) => option === text) ?? usual

export const MOST_STATUS_BAR_PX = 80
const MOST_WAIT_SECONDS = 60

const numberIn = (text: string | null, most: number, usual: number): number => {
  const value = text === null || text === '' ? NaN : Number(text)
  return value >= 0 && value <= most ? value : usual
}

function fieldsOf({ faults, permissions, ...scene }: Scene): Record<string, string> {
  return {
    person: scene.person,
    elder: scene.elder ? '1' : '0',
    route: scene.route,
    kind: scene.kind,
    statusBar: String(scene.statusBar),
    ...permissions,
    scan: scene.scan,
    pictures: scene.pictures.join(),
    network: faults.network,
    wait: String(faults.waitSeconds),
    call: faults.call,
    code: faults.code,
    times: faults.times,
  }
}

const USUAL = fieldsOf(FIRST_SCENE)

/** Home, in the form that is chosen. */
export const homeOf = (elder: boolean): string => (elder ? '/oldAgeHealth' : '/health')

/** Only what differs from the first scene, so that a link stays short. */
export const encodeScene = (scene: Scene): string =>
  new URLSearchParams(
    Object.entries(fieldsOf(scene)).filter(([name, value]) => USUAL[name] !== value),
  ).toString()

/** How many things but whose phone it is and where it is. */
export const allChanges = (scene: Scene): number =>
  changesIn(
    scene,
    Object.keys(USUAL).filter((name) => !['person', 'elder', 'route'].includes(name)),
  )

/** How many things of these fields are set otherwise than at first. */
export const changesIn = (scene: Scene, names: readonly string[]): number => {
  const fields = fieldsOf(scene)
  return names.filter((name) => fields[name] !== USUAL[name]).length
}

/** What a link says; where it says nothing, or nonsense, the first scene. */
export function decodeScene(text: string): Scene {
  const said = new URLSearchParams(text)
  const { faults } = FIRST_SCENE
  const route = said.get('route') ?? ''
  const times = said.get('times')

  return {
    person: /^1\d{10}$/.test(said.get('person') ?? '')
      ? (said.get('person') ?? '')
      : FIRST_SCENE.person,
    elder: said.get('elder') === '1',
    route: /^\/[^\s]*$/.test(route) ? route : FIRST_SCENE.route,
    kind: oneOf(HOST_KINDS, said.get('kind'), FIRST_SCENE.kind),
    statusBar: numberIn(said.get('statusBar'), MOST_STATUS_BAR_PX, FIRST_SCENE.statusBar),
    permissions: {
      camera: oneOf(ANSWERS, said.get('camera'), 'granted'),
      album: oneOf(ANSWERS, said.get('album'), 'granted'),
      location: oneOf(ANSWERS, said.get('location'), 'granted'),
    },
    scan: said.get('scan') ?? '',
    pictures: (said.get('pictures') ?? '').split(',').filter(Boolean),
    faults: {
      network: oneOf(NETWORKS, said.get('network'), faults.network),
      waitSeconds: numberIn(said.get('wait'), MOST_WAIT_SECONDS, faults.waitSeconds),
      call: said.get('call') ?? '',
      code: said.get('code') ?? faults.code,
      times: isTimes(times) ? times : faults.times,
    },
  }
}
