import react from '@vitejs/plugin-react'
import pxtorem from 'postcss-pxtorem'
import { defineConfig, type Plugin } from 'vite'
import { compression } from 'vite-plugin-compression2'
import { VitePWA } from 'vite-plugin-pwa'
import web from './package.json' with { type: 'json' }
import { DESIGN_ROOT_PX } from './src/app/root-font.ts'
import { LICENSES_FILE } from './src/config/licenses-file.ts'
import { TOKEN } from './src/stores/storage.ts'
import { withoutDocumentation } from './without-documentation.ts'

const server = 'http://127.0.0.1:8081'

/** Tells the service worker what it keeps; the contracts are only loaded to build. */
const keptCalls: Plugin = {
  name: 'kept-calls',
  apply: 'build',
  async config() {
    const { backendPath, keptPaths } = await import('./src/worker/kept-paths.ts')

    return {
      define: {
        __KEPT_PATHS__: JSON.stringify(keptPaths()),
        __BACKEND_PATH__: JSON.stringify(backendPath()),
      },
    }
  },
}

const workboxes = Object.entries(web.devDependencies).filter(([name]) =>
  name.startsWith('workbox-'),
)

/** The service worker is a build by itself, of which the list of licences does not know. */
const licensesOfWorker: Plugin = {
  name: 'licenses-of-worker',
  apply: 'build',
  async writeBundle({ dir = '' }) {
    for (const [name, version] of workboxes) {
      const file = new URL(`../../node_modules/${name}/LICENSE`, import.meta.url).pathname
      const text = await this.fs.readFile(file, { encoding: 'utf8' })

      await this.fs.appendFile(
        `${dir}/${LICENSES_FILE}`,
        `\n## ${name} - ${version} (MIT)\n\n${text}`,
      )
    }
  },
}

/** Screens, and what the service worker knows by name. */
const NAMED_FILES = /(Page|Screen)$|^(index|echarts|pdf|jspdf|readings)/

/** Named below: for whatever screen of whoever is logged in, for home, and for all others. */
const AHEAD = ['contracts', 'inside']
const AHEAD_OF_HOME = 'home-alone'
const AHEAD_OF_OTHERS = 'common'
/** An address that leads home; the root does. */
const AT_HOME = /^(#\/?(health|oldAgeHealth)?(\?.*)?)?$/

/** What home is drawn of, and no other screen; what it shares with them is with what is around them. */
const HOME = /src\/features\/home\/(?!components\/(LiveHeart|use-live))/

/**
 * Home, the frame of a family, what is due, layers over the pages, live values: whoever is logged in needs them all. And how
 * shared parts look, which would come in a style sheet of some hundred bytes for each that a screen has.
 */
const INSIDE =
  /src\/(app\/layers\/Layers\.tsx|features\/(home\/(pages|elder)\/\w+|family\/frame|reminders\/components\/ReminderBanner)\.tsx|api\/live\.ts|(shared\/(ui(?!\/antd)|product|charts)|features\/monitoring\/parts)\/.*\.css)$/

/** Half of the shell, in a file of its own: both halves come beside each other, and this one outlives our releases. */
const REACT = /node_modules\/(react|react-dom|scheduler)\//

/** Small parts of most screens, and of most parts of an ECG. */
const SMALL_PARTS = { minShareCount: 8, maxModuleSize: 3000, priority: 1 }

/** Frame, charts, ECharts itself apart, and how somebody was and what was warned of at a moment of them. */
const METRIC =
  /src\/(features\/monitoring\/parts|shared\/(charts\/(?!echarts)|product\/note\/(MomentNotes\.|moment-copy|use-(moment|spoken))))|rules\/src\/notes/

/** What pages share with others, and with what they load later, in files of some hundred bytes: one file of each kind. */
const TOGETHER = [
  { name: 'uploads', test: /src\/devices\/(upload|send|session)-\w+\.ts$/ },
  {
    name: 'pressure',
    test: /src\/(features\/monitoring\/pressure|shared\/charts\/options)\/pressure[\w-.]+\.(ts|css)$/,
  },
  {
    name: 'manual',
    test: /monitoring\/manual\/(ManualParts|use-manual-readings|manual-(copy|path|view))\.|manual\/means-count/,
  },
  {
    name: 'account',
    test: /product\/benefit\/|entitlements\.|controls\/Switch\.|TextSizeChoice\.|download-from\./,
  },
  {
    name: 'reports',
    test: /report-marks\.|reports\/(parts\/report-path|lists\/(value-parts|use-scroll-memory))\./,
  },
  {
    name: 'ecg',
    test: /ecg\/parts\/(copy|ecg-upload|uploads|UploadNotice)\.|ecg-row-verdict|signal\/monitor-band|kept-id|sentence-lines/,
  },
  { name: 'filters', test: /signal\/(biquad|filter)\./ },
  { name: 'steps', test: /monitoring\/steps\/(?!Steps(Page|Days|Week|Month))/ },
]

/**
 * A script of a few bytes by which whoever is logged in fetches, beside the shell, what the shell would ask for after it. It
 * is a file, since the page may hold no script.
 */
function fetchedAhead(): Plugin {
  let script = { fileName: '', source: '' }

  return {
    name: 'fetched-ahead',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      async handler(_html, { bundle = {} }) {
        const linksOf = (...names: string[]) =>
          JSON.stringify(
            Object.values(bundle).flatMap((file) => {
              if (file.type !== 'chunk' || !names.includes(file.name)) return []
              const sheets = [...(file.viteMetadata?.importedCss ?? [])]

              return [
                { rel: 'modulepreload', href: `./${file.fileName}` },
                ...sheets.map((sheet) => ({
                  rel: 'preload',
                  as: 'style',
                  crossOrigin: '',
                  href: `./${sheet}`,
                })),
              ]
            }),
          )

        const links = `${linksOf(...AHEAD)}.concat(${AT_HOME}.test(location.hash)?${linksOf(AHEAD_OF_HOME)}:${linksOf(AHEAD_OF_OTHERS)})`
        const link = "Object.assign(document.createElement('link'),it)"
        const fetchAll = `${links}.map(it=>document.head.append(${link}))`
        // Storage may be blocked: then nobody is logged in yet.
        const source = `try{localStorage.getItem('${TOKEN}')&&${fetchAll}}catch{}`
        const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(source))
        const hash = Buffer.from(digest).toString('base64url').slice(0, 7)
        script = { fileName: `assets/ahead-${hash}.js`, source }
        const attrs = { src: `./${script.fileName}`, async: true, fetchpriority: 'high' }
        return [{ tag: 'script', attrs, injectTo: 'head-prepend' }]
      },
    },
    generateBundle: {
      order: 'post',
      handler() {
        this.emitFile({ type: 'asset', ...script })
      },
    },
  }
}

/** The service worker, and what makes a home screen take the app; ADR 17. The dev server has none. */
const installable = VitePWA({
  strategies: 'injectManifest',
  srcDir: 'src/worker',
  filename: 'service-worker.ts',
  // By hand, after the first screen.
  injectRegister: false,
  injectManifest: {
    rollupFormat: 'iife',
    globPatterns: ['index.html', 'icon.svg', 'assets/*.{js,css}'],
    // As heavy as all the rest: kept when they are used. The gallery is for developers.
    globIgnores: ['assets/{echarts,pdf,jspdf,html2canvas,readings,Charts*,Pickers*,Dialogs*}*'],
    // Their names hold their hash.
    dontCacheBustURLsMatching: /^assets\//,
  },
  manifest: {
    name: '康伴',
    short_name: '康伴',
    description: '陪您看懂每一天的心率、血压、睡眠和心电。',
    lang: 'zh-CN',
    start_url: './',
    scope: './',
    display: 'standalone',
    theme_color: '#f6f3ec',
    background_color: '#f6f3ec',
    icons: [
      { src: 'icon-192.png', sizes: '192x192', type: 'image/png' },
      { src: 'icon-512.png', sizes: '512x512', type: 'image/png' },
      { src: 'icon-maskable-512.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
      { src: 'icon.svg', sizes: 'any', type: 'image/svg+xml' },
    ],
  },
})

const productionRouter = (file: string): string =>
  new URL(`../../node_modules/react-router/dist/production/${file}.mjs`, import.meta.url).pathname

export default defineConfig({
  define: { 'import.meta.env.WEB_VERSION': JSON.stringify(web.version) },
  // Relative, so that the app runs from any path of a host.
  base: './',
  resolve: {
    alias: [
      // Its exports name the build with warnings for developers alone.
      { find: /^react-router$/, replacement: productionRouter('index') },
      { find: /^react-router\/dom$/, replacement: productionRouter('dom-export') },
    ],
  },
  plugins: [
    react(),
    keptCalls,
    withoutDocumentation,
    installable,
    fetchedAhead(),
    licensesOfWorker,
    // Ready-made, so that the service hands them out as they are, and nginx those of gzip.
    compression({ algorithms: ['brotliCompress', 'gzip'], threshold: 1000 }),
  ],
  css: {
    postcss: {
      // Also over antd-mobile's style sheets. Hairlines of 1 px stay as they are.
      plugins: [pxtorem({ rootValue: DESIGN_ROOT_PX, propList: ['*'], minPixelValue: 2 })],
    },
  },
  server: {
    proxy: {
      '/api': server,
      '/articles': server,
      '/config.json': server,
      '/demo': server,
      '/sim': { target: server, ws: true },
    },
  },
  build: {
    target: 'es2022',
    // A browser that cannot preload loads a little later; for that alone the first screen need not weigh more.
    modulePreload: { polyfill: false },
    // What the licences of others ask for: their texts beside the program. `/aboutUs` leads there.
    license: { fileName: LICENSES_FILE },
    // What scripts/weigh-web.mjs reads.
    manifest: true,
    // jspdf loads these for pages of HTML and SVG, which nothing here makes: left out, they are neither built nor shipped.
    rolldownOptions: {
      external: ['html2canvas', 'dompurify', 'canvg'],
      // The first route lists the files of all others, and no hash can be pressed: 42 bits of it tell some hundred files and
      // their versions apart, 36 do for the fewer style sheets, and what screens share goes by its hash alone.
      output: {
        chunkFileNames: ({ name }) =>
          NAMED_FILES.test(name) ? 'assets/[name]-[hash:7].js' : 'assets/[hash:7].js',
        assetFileNames: 'assets/[hash:6][extname]',
        // Few files: six at a time are fetched over HTTP/1.1, and a slow phone waits for each round of them.
        codeSplitting: {
          groups: [
            { name: 'react', test: REACT, priority: 5 },
            { name: 'index', tags: ['$initial'], priority: 4 },
            // Every call needs them all, so that no screen waits longer for those that it names.
            { name: 'contracts', test: /packages\/contracts\/src\//, priority: 3 },
            { name: AHEAD_OF_HOME, test: HOME, includeDependenciesRecursively: false, priority: 3 },
            // Beside the first screen of whoever is logged in.
            { name: 'inside', test: INSIDE, priority: 2 },
            // Small parts of most screens.
            { name: 'matters', test: /rules\/src\/(warnings|pressure|day)/, ...SMALL_PARTS },
            { name: 'signal', test: /packages\/ecg-core/, ...SMALL_PARTS },
            { name: 'libraries', test: /node_modules/, ...SMALL_PARTS },
            { name: AHEAD_OF_OTHERS, ...SMALL_PARTS },
            // What the pages of metrics share beyond that.
            { name: 'metric', test: METRIC, minShareCount: 3 },
            ...TOGETHER.map((group) => ({ ...group, minShareCount: 2 })),
          ],
        },
      },
    },
  },
})
