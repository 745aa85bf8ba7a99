import { expect, it } from 'vitest'
import { testConfig } from '../../../config/testing/config.ts'
import { placeHint } from './place-hint.ts'

it('[SURVEY-81] says that a place stays on the phone only where it does', () => {
  testConfig()
  expect(placeHint('found')).toContain('位置不会离开本机')
  expect(placeHint('asking')).not.toContain('地图服务')
  testConfig({ mapsUrl: 'https://maps.example.cn/reverse' })
  expect(placeHint('asking')).toContain('大致位置会发给地图服务')
  expect(placeHint('found')).toContain('发给过地图服务')
  expect(placeHint('found')).not.toContain('不会离开')
})
