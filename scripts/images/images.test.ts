// The images of docker/, laid out without a container engine: each has the files that it is made of and runs with.
import { once } from 'node:events'
import { existsSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, it } from 'vitest'
import { startUntil } from '../processes.mjs'
import { layImage } from './testing/laid-image.ts'

const MADE_MS = 300_000
const folder = mkdtempSync(join(tmpdir(), 'kangban-images-'))
afterAll(() => rmSync(folder, { recursive: true }), MADE_MS)

function lay(image: string) {
  mkdirSync(join(folder, image))
  return layImage(`${image}.Dockerfile`, join(folder, image))
}

it.each([
  ['api', /^Kangban ready at http:\S+$/],
  ['device-sim', /^device-sim ready at http:\S+$/],
])(
  'the image %s starts with what it holds',
  async (image, ready) => {
    const laid = lay(image)
    const [program = '', ...args] = laid.command

    const { child, started } = startUntil(program, {
      args,
      cwd: laid.folder,
      env: {
        MODE: 'demo',
        HOST: '127.0.0.1',
        PORT: '0',
        WEB_ROOT: '',
        DATA_DIR: join(folder, 'data'),
      },
      ready,
      stderr: 'ignore',
    })

    await started
    const ended = once(child, 'exit')
    child.kill('SIGTERM')
    expect(await ended).toEqual([0, null])
  },
  MADE_MS,
)

it(
  'the image web serves the app that it has built, with the licences of what is in it',
  () => {
    const served = join(lay('web').folder, 'usr/share/nginx/html')
    expect(existsSync(join(served, 'index.html'))).toBe(true)
    expect(existsSync(join(served, 'licenses.txt'))).toBe(true)
  },
  MADE_MS,
)
