import { describe, expect, it } from 'vitest'
import {
  allChanges,
  changesIn,
  decodeScene,
  encodeScene,
  FIRST_SCENE,
  type Scene,
} from './scene.ts'

const other: Scene = {
  person: '13800000002',
  elder: true,
  route: '/bloodPressure?span=week',
  kind: 'wechat',
  statusBar: 48,
  permissions: { camera: 'denied', album: 'never', location: 'granted' },
  scan: 'KE4-20731 心电仪&x=1',
  pictures: ['报', '单'],
  faults: {
    network: 'slow',
    waitSeconds: 3.5,
    call: 'points.signIn',
    code: '410',
    times: 'thrice',
  },
}

describe('the link to a scene', () => {
  it('says all of it, and is read back as it was', () => {
    expect(decodeScene(encodeScene(other))).toEqual(other)
    expect(decodeScene(encodeScene(FIRST_SCENE))).toEqual(FIRST_SCENE)
  })

  it('says nothing of what is as at first', () => {
    expect(encodeScene(FIRST_SCENE)).toBe('')
    expect(encodeScene({ ...FIRST_SCENE, elder: true })).toBe('elder=1')
  })

  it.each([
    'person=abc&route=javascript:alert(1)&kind=fridge&statusBar=-4&wait=1e9&network=x&times=never',
    'statusBar=&camera=perhaps&person=138',
    '%',
  ])('takes no nonsense: %s', (link) => {
    expect(decodeScene(link)).toEqual(FIRST_SCENE)
  })
})

it('counts what was changed, but not whose phone it is and where', () => {
  expect(allChanges({ ...FIRST_SCENE, person: '13800000002', route: '/mine', elder: true })).toBe(0)
  expect(changesIn(other, ['network', 'wait', 'call', 'code', 'times'])).toBe(5)
  expect(allChanges(other)).toBe(11)
})
