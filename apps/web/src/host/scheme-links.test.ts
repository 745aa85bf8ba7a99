import { expect, it } from 'vitest'
import { telLink } from './scheme-links.ts'

it('[BRIDGE-15] a tel: link holds the bare number', () => {
  expect(telLink('400-800 1234')).toBe('tel:4008001234')
  expect(telLink('+86 21 1234')).toBe('tel:+86211234')
})
