// node scripts/compare-pictures.mjs BEFORE AFTER [OUT]: which pictures of two runs of the sweep differ, by how many pixels and in
// which rows; each pair side by side in OUT, to be looked at.
import { existsSync, globSync, mkdirSync } from 'node:fs'
import { join } from 'node:path'
import sharp from 'sharp'

/** Sum over the three colours; less is noise of smoothed edges. */
const SEEN = 6
const MAX_ROWS = 900

const [before, after, out] = process.argv.slice(2)

if (!before || !after) {
  console.error('usage: node scripts/compare-pictures.mjs BEFORE AFTER [OUT]')
  process.exit(2)
}

const pixels = (file) => sharp(file).removeAlpha().raw().toBuffer({ resolveWithObject: true })

/** The rows in which two pictures differ, and how many pixels do. */
function difference(one, other) {
  const { width } = one.info
  const height = Math.min(one.info.height, other.info.height)
  const rows = []
  let count = 0

  for (let at = 0; at < width * height * 3; at += 3) {
    const sum = [0, 1, 2].reduce((t, c) => t + Math.abs(one.data[at + c] - other.data[at + c]), 0)
    if (sum <= SEEN) continue
    count++
    rows.push(Math.floor(at / 3 / width))
  }

  return { count, first: rows[0] ?? height, last: rows.at(-1) ?? height, width, height }
}

async function sideBySide(name, files, { first, width, height }) {
  const top = Math.max(0, Math.min(first, height - 1) - 60)
  const cut = { left: 0, top, width, height: Math.min(MAX_ROWS, height - top) }
  const [left, right] = await Promise.all(files.map((file) => sharp(file).extract(cut).toBuffer()))
  mkdirSync(out, { recursive: true })

  await sharp({
    create: { width: 2 * width + 10, height: cut.height, channels: 3, background: '#f0f' },
  })
    .composite([
      { input: left, left: 0, top: 0 },
      { input: right, left: width + 10, top: 0 },
    ])
    .toFile(join(out, name.replaceAll('/', '_')))
}

let same = 0
let changed = 0

for (const name of globSync('**/*.png', { cwd: after }).toSorted()) {
  const files = [join(before, name), join(after, name)]

  if (!existsSync(files[0])) {
    console.log(name, 'is new')
    continue
  }

  const [one, other] = await Promise.all(files.map(pixels))

  if (one.info.width !== other.info.width) {
    console.log(name, 'has another width')
    continue
  }

  const found = difference(one, other)

  if (found.count === 0 && one.info.height === other.info.height) {
    same++
    continue
  }

  changed++
  const heights = `${one.info.height} -> ${other.info.height} high`
  console.log(name, `${found.count} px, rows ${found.first} to ${found.last}, ${heights}`)
  if (out) await sideBySide(name, files, found)
}

console.log(`${same} the same, ${changed} changed`)
