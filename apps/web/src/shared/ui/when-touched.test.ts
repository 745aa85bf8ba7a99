// @vitest-environment jsdom
import { expect, it } from 'vitest'
import { whenTouched } from './when-touched.ts'

it.each(['pointerdown', 'keydown'])('what waits to be touched comes with a %s', async (touch) => {
  let touched = false
  const told = whenTouched().then(() => (touched = true))
  await Promise.resolve()
  expect(touched).toBe(false)
  window.dispatchEvent(new Event(touch))
  await told
  expect(touched).toBe(true)
})
