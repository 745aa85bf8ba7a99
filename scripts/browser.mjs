// A Chromium and Chinese fonts for the browser tests: Debian's where we are root, else Playwright's own download.
import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'

const succeeds = (command) =>
  spawnSync(command, { stdio: ['ignore', 'ignore', 'inherit'], shell: true }).status === 0

const chromiumPath = () =>
  [process.env.CHROMIUM, '/usr/bin/chromium', '/usr/bin/google-chrome'].find(
    (path) => path && existsSync(path),
  )

const hasChineseFont = () => {
  const { status, stdout } = spawnSync('fc-list', [':lang=zh-cn', 'family'], { encoding: 'utf8' })
  return status === 0 && stdout.trim() !== ''
}

/** Installs what is missing and says plainly what it could not. Exits when there is no browser to test with. */
export function prepareBrowser() {
  if (chromiumPath() && hasChineseFont()) return

  const packages = [chromiumPath() ? '' : 'chromium', 'fonts-noto-cjk', 'fontconfig']
    .filter(Boolean)
    .join(' ')

  if (process.getuid?.() === 0 && succeeds('command -v apt-get')) {
    console.log(`Installing ${packages}…`)

    succeeds(
      `apt-get update -qq && DEBIAN_FRONTEND=noninteractive apt-get install -y -qq --no-install-recommends ${packages}`,
    )
  }

  if (!chromiumPath() && !succeeds('npx playwright install chromium')) {
    console.error('No Chromium could be installed. Install one and set CHROMIUM=/path/to/chromium.')
    process.exit(1)
  }

  if (!hasChineseFont()) {
    console.warn(
      'No Chinese font could be installed: screenshots will show empty boxes (install fonts-noto-cjk).',
    )
  }
}
