// Puts the pictures of the sweep (tests/e2e/sweep.spec.ts) on sheets that a person can judge at a glance: one set of sheets for
// each mode and width. `node scripts/contact-sheets.mjs [FOLDER]`; the folder is test-results/screens where none is given.
import { mkdirSync, readdirSync } from 'node:fs'
import { join, resolve } from 'node:path'
import sharp from 'sharp'

/** px; what is longer than a cell is cut off at its end. */
const CELL = { width: 300, height: 860 }
const COLUMNS = 6
const ROWS = 2
const GAP = 12
const CAPTION = 26
const BACKGROUND = '#5b6363'

const folder = resolve(process.argv[2] ?? 'test-results/screens')

const foldersIn = (path) =>
  readdirSync(path, { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && entry.name !== 'sheets')
    .map(({ name }) => name)

const caption = (text) =>
  Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${CELL.width}" height="${CAPTION}">
      <text x="2" y="18" font-family="sans-serif" font-size="15" fill="#fff">${text}</text>
    </svg>`,
  )

async function cell(file) {
  const scaled = sharp(file).resize({ width: CELL.width })
  const { data, info } = await scaled.png().toBuffer({ resolveWithObject: true })
  const height = Math.min(info.height, CELL.height)
  return sharp(data).extract({ left: 0, top: 0, width: CELL.width, height }).png().toBuffer()
}

async function sheet(source, names, out) {
  const rows = Math.ceil(names.length / COLUMNS)

  const layers = await Promise.all(
    names.map(async (name, index) => {
      const left = GAP + (index % COLUMNS) * (CELL.width + GAP)
      const top = GAP + Math.floor(index / COLUMNS) * (CELL.height + CAPTION + GAP)

      return [
        { input: caption(name.replace(/\.png$/, '')), left, top },
        { input: await cell(join(source, name)), left, top: top + CAPTION },
      ]
    }),
  )

  const width = GAP + Math.min(COLUMNS, names.length) * (CELL.width + GAP)
  const height = GAP + rows * (CELL.height + CAPTION + GAP)

  await sharp({ create: { width, height, channels: 3, background: BACKGROUND } })
    .composite(layers.flat())
    .png({ compressionLevel: 9 })
    .toFile(out)

  console.log(out)
}

const sheets = join(folder, 'sheets')
mkdirSync(sheets, { recursive: true })

for (const mode of foldersIn(folder)) {
  for (const width of foldersIn(join(folder, mode))) {
    const source = join(folder, mode, width)
    const names = readdirSync(source).filter((name) => name.endsWith('.png'))
    const size = COLUMNS * ROWS

    for (let from = 0; from < names.length; from += size) {
      const out = join(sheets, `${mode}-${width}-${from / size + 1}.png`)
      await sheet(source, names.slice(from, from + size), out)
    }
  }
}
