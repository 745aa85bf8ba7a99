// The app on the home screen, and a new version of it, in a browser profile as a person has it: Chromium installs nothing
// from the throw-away profiles of the other specs.
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type BrowserContext, expect, type Page, test as base } from '@playwright/test'
import { configOf } from '../support/documented-service.ts'
import { DIST, staticHost } from '../support/static-host.ts'

interface Installed {
  /** A copy of the build, as the host serves it. */
  folder: string
  origin: string
  context: BrowserContext
  page: Page
}

const test = base.extend<{ installed: Installed }>({
  installed: async ({ playwright, launchOptions }, use) => {
    const home = mkdtempSync(join(tmpdir(), 'kangban-install-'))
    const folder = join(home, 'dist')
    cpSync(DIST, folder, { recursive: true })

    // Nobody logs in here, so that no back end is asked.
    const { server, origin } = await staticHost(folder, () =>
      configOf(origin, origin, { backend: 'documented' }),
    )

    const context = await playwright.chromium.launchPersistentContext(join(home, 'profile'), {
      ...launchOptions,
      viewport: { width: 375, height: 812 },
      serviceWorkers: 'allow',
    })

    const [page = await context.newPage()] = context.pages()
    await use({ folder, origin, context, page })
    await context.close()
    server.close()
    rmSync(home, { recursive: true, force: true })
  },
})

const workerIsThere = (page: Page) =>
  page.waitForFunction(
    () => navigator.serviceWorker.controller?.state === 'activated',
    null,
    // It comes some seconds after the first screen.
    { timeout: 60_000 },
  )

/** What a deployment does: another index.html, and a worker that knows it. */
function deploy(folder: string): void {
  const change = (name: string, from: RegExp, to: string) => {
    const file = join(folder, name)
    const text = readFileSync(file, 'utf8')
    expect(text).toMatch(from)
    writeFileSync(file, text.replace(from, to))
  }

  change('index.html', /<head>/, '<head><meta name="version" content="2">')

  change(
    'service-worker.js',
    /"revision":"[0-9a-f]+"(?=,"url":"index\.html")/,
    '"revision":"another"',
  )
}

test.beforeEach(() => test.setTimeout(120_000))

test('a browser offers to put the app on the home screen, and finds no fault in its manifest', async ({
  installed: { origin, context, page },
}) => {
  await page.goto(`${origin}/#/login`)
  await workerIsThere(page)
  const cdp = await context.newCDPSession(page)
  expect((await cdp.send('Page.getInstallabilityErrors')).installabilityErrors).toEqual([])
  const { errors, data } = await cdp.send('Page.getAppManifest')
  expect(errors).toEqual([])
  const { icons } = JSON.parse(data ?? '') as { icons: { src: string; sizes: string }[] }

  const drawn = await page.evaluate(
    (all) =>
      Promise.all(
        all.map(async ({ src }) => {
          const { width, height } = await createImageBitmap(await (await fetch(src)).blob())
          return `${width}x${height}`
        }),
      ),
    icons.filter(({ src }) => src.endsWith('.png')),
  )

  expect(drawn).toEqual(['192x192', '512x512', '512x512'])
})

test('a new version begins at the next start, never below an open page, and waits while a second window is open', async ({
  installed: { folder, origin, context, page },
}) => {
  await page.goto(`${origin}/#/login`)
  await workerIsThere(page)
  await expect(page.locator('meta[name=version]')).toHaveCount(0)

  deploy(folder)

  const waits = () =>
    page.evaluate(async () => {
      const registration = await navigator.serviceWorker.getRegistration()
      await registration?.update()
      return registration?.waiting?.state
    })

  await expect.poll(waits, { timeout: 30_000 }).toBe('installed')
  // The page that is open stays as it is.
  await expect(page.locator('meta[name=version]')).toHaveCount(0)

  // Another window may have something open that the old version began.
  const second = await context.newPage()
  await second.goto(`${origin}/#/agreement`)
  await expect(second.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(second.locator('meta[name=version]')).toHaveCount(0)
  await second.close()

  // The browser counts a window that was closed for a moment more.
  await expect(async () => {
    await page.reload()
    await expect(page.locator('meta[name=version]')).toHaveCount(1, { timeout: 1000 })
  }).toPass({ timeout: 30_000 })

  await expect(page.getByRole('button', { name: '登录' })).toBeVisible()
})
