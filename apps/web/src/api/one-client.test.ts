import { expect, it } from 'vitest'

const sources = import.meta.glob<string>('../**/*.{ts,tsx}', {
  query: '?raw',
  import: 'default',
  eager: true,
})

/** Files, not calls of the service: config.json before there is a client, a report or a picture behind its own link. And a maps
 * service, which is no back end of ours. */
const EXEMPT = [
  '../config/runtime-config.ts',
  '../features/ecg/pdf/pdf-document.ts',
  '../features/profile/parts/maps.ts',
  '../host/browser-host.ts',
]

/** The console is no part of the app: it asks the doors of the demo and stands between the app and its service. */
const isExempt = (path: string): boolean => EXEMPT.includes(path) || path.startsWith('../console/')

it('[REQ-01] no module outside api/ speaks HTTP by itself', () => {
  const others = Object.entries(sources).filter(
    ([path]) => path.startsWith('../') && !path.includes('.test.') && !isExempt(path),
  )

  expect(others.length).toBeGreaterThan(30)

  const speaking = others.filter(([, text]) =>
    /\bfetch\(|XMLHttpRequest|createTRPCClient|sendBeacon/.test(text),
  )

  expect(speaking.map(([path]) => path)).toEqual([])
})
