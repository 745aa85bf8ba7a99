// From nothing to the first answer, as a test file sees it.
const started = performance.now()
const since = (from) => Math.round(performance.now() - from)

const { startMock } = await import('@kangban/mock')
const loaded = performance.now()
const mock = await startMock()
const up = performance.now()
await (await fetch(`${mock.url}/api/prize/v1/winners`)).text()

console.log(
  `start: ${since(started)} ms to the first answer, of which the import took ${Math.round(loaded - started)}, ` +
    `startMock ${Math.round(up - loaded)}; ${Math.round(process.memoryUsage().rss / 1e6)} MB`,
)

await mock.stop()
