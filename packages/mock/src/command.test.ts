import { afterEach, expect, it } from 'vitest'
import { command } from './command.ts'

afterEach(() => {
  process.exitCode = 0
})

async function run(...args: string[]) {
  const [out, errors]: [string[], string[]] = [[], []]

  const running = await command(args, {
    print: (text) => out.push(text),
    printError: (text) => errors.push(text),
  })

  return { running, out: out.join(''), errors: errors.join('') }
}

it('starts a mock as it is told', async () => {
  const { running, out } = await run('--port', '0', '--scenario', 'high-pressure', '--frozen')
  expect(out).toMatch(/^Kangban mock ready at http:\/\/127\.0\.0\.1:\d+\n$/)
  const now = await fetch(`${running?.url}/mock/now`)
  expect(await now.json()).toEqual({ now: '2026-11-25T02:00:00.000Z' })
  await running?.stop()
}, 120_000)

it('says how it is used', async () => {
  const { running, out } = await run('--help')
  expect([running, out]).toEqual([null, expect.stringContaining('--scenario')])
})

it.each([
  ['--port', 'x'],
  ['--seed', 'x'],
  ['--now', 'soon'],
  ['--scenario', 'none'],
  ['--record', 'http://127.0.0.1:1'],
  ['--replay', '/nowhere/at/all'],
  ['--unknown'],
])('says what it cannot do: %s %s', async (...args) => {
  const { running, errors } = await run(...args)
  expect([running, process.exitCode]).toEqual([null, 2])
  expect(errors).toContain('kangban-mock [options]')
})
