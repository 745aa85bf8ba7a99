import { globSync, readdirSync, readFileSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { configDefaults, defineConfig, type TestProjectInlineConfiguration } from 'vitest/config'

const here = import.meta.dirname

/** Vitest would leave one core unused, which is half of two. */
const CORES = availableParallelism()

/**
 * After the projects whose files are long or wait: these come first, so that none of them ends alone while a core has nothing
 * to do. A fresh clone has no times from which vitest could tell.
 */
const LATE = {
  maxWorkers: CORES,
  sequence: { groupOrder: 1 },
  // Beside each other and beside what else a machine does, tests of a second may take more than vitest's five.
  testTimeout: 20_000,
}

/**
 * Modules keep no state that a test could leave behind, so a worker loads them once for all its files; to load them anew for
 * each file took more than half of the time. Tests that share state in spite of it fail in another order:
 * npx vitest run --sequence.shuffle.files
 */
const ONE_LOAD = { isolate: false, ...LATE }
/** Of whole services that are seeded. */
const LONG = { testTimeout: 60_000, hookTimeout: 60_000 }

/** What only PostgreSQL can show runs where `scripts/postgres.mjs` gives one. */
const exclude = [
  ...configDefaults.exclude,
  ...(process.env['TEST_DATABASE_URL'] ? [] : ['**/*.postgres.test.ts']),
]

const projectsIn = (folder: string, except: string[] = []): TestProjectInlineConfiguration[] =>
  readdirSync(`${here}/${folder}`)
    .filter((name) => !except.includes(name))
    .map((name) => ({
      root: `${folder}/${name}`,
      test: { ...ONE_LOAD, exclude, name: `@kangban/${name}` },
    }))

/** Tests without components that want a DOM all the same say so in their first line; the others run without one. */
const domTests = globSync('src/**/*.test.ts', { cwd: `${here}/apps/web` }).filter((file) =>
  readFileSync(`${here}/apps/web/${file}`, 'utf8').startsWith('// @vitest-environment jsdom'),
)

const webProject = (
  test: TestProjectInlineConfiguration['test'],
): TestProjectInlineConfiguration => ({
  extends: './apps/web/vite.config.ts',
  root: 'apps/web',
  test: {
    // Contrasts and words are tested; other style sheets count for nothing here.
    css: { include: [/(tokens|base|vocabulary)\.css/] },
    restoreMocks: true,
    unstubGlobals: true,
    ...test,
  },
})

export default defineConfig({
  test: {
    // One more than cores for what is not late: much of it waits for clocks and other processes.
    maxWorkers: CORES + 1,
    projects: [
      webProject({
        ...LATE,
        name: '@kangban/web',
        environment: 'jsdom',
        pool: 'vmThreads',
        include: ['src/**/*.test.tsx', ...domTests],
        setupFiles: [`${here}/apps/web/src/app/testing/setup.ts`],
      }),
      webProject({
        ...ONE_LOAD,
        name: '@kangban/web without a DOM',
        include: ['*.test.ts', 'src/**/*.test.ts'],
        exclude: domTests,
      }),
      // Whole gateways against the clock of the machine: they keep a process each.
      { root: 'apps/gateway', test: { name: '@kangban/gateway' } },
      ...projectsIn('apps', ['web', 'gateway']),
      ...projectsIn('packages'),
      { test: { ...ONE_LOAD, name: 'scripts', include: ['scripts/**/*.test.ts'] } },
      {
        test: {
          ...LONG,
          name: 'prisma',
          include: ['prisma/*.test.ts', 'prisma/seed/**/*.test.ts'],
        },
      },
      { test: { ...LONG, name: 'contract', include: ['tests/contract/**/*.test.ts'] } },
      {
        test: {
          ...LONG,
          name: 'faults',
          include: ['tests/faults/**/*.fault.ts'],
          globalSetup: './scripts/bundling/before-faults.mjs',
        },
      },
    ],
  },
})
