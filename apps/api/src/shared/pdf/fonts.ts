import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { create } from 'fontkit'
import { coveredCodePoints, woffToSfnt } from './sfnt.ts'

export type FontWeight = 400 | 700

export interface ReportFont {
  /** Unique among the fonts of a document. */
  key: string
  /** Parsed once for all documents: a document of its own spends a third of its time on it otherwise. */
  face: PDFKit.Mixins.PDFFontSource
  covered: Set<number>
}

/** For each weight the fonts to try, in order, for a character. */
export type ReportFonts = Record<FontWeight, ReportFont[]>

export interface FontRun {
  font: ReportFont
  text: string
}

/** Han, Latin, digits and punctuation of everyday text, 7,900 characters. */
const MAIN_SLICE = 'chinese-simplified'
/** Printed for a character that no slice has; what printers in China set for a missing type. */
const GETA = '〓'

const fromHere = createRequire(import.meta.url)
const loading = new Map<string, Promise<ReportFont>>()
let slices: Promise<[slice: string, ranges: [number, number][]][]> | undefined

function fontFile(name: string): string {
  return fromHere.resolve(`@fontsource/noto-sans-sc/${name}`)
}

async function readFont(key: string): Promise<ReportFont> {
  const sfnt = woffToSfnt(await readFile(fontFile(`files/noto-sans-sc-${key}-normal.woff`)))
  return { key, face: create(sfnt), covered: coveredCodePoints(sfnt) }
}

function loadFont(slice: string, weight: FontWeight): Promise<ReportFont> {
  const key = `${slice}-${weight}`
  const cached = loading.get(key)
  if (cached) return cached
  const font = readFont(key)
  loading.set(key, font)
  font.catch(() => loading.delete(key))
  return font
}

/** Which slice has which characters: names are written with Han that the main slice lacks. */
async function readSlices(): Promise<[string, [number, number][]][]> {
  const listed = JSON.parse(await readFile(fontFile('unicode.json'), 'utf8')) as Record<
    string,
    string
  >

  return Object.entries(listed).map(([slice, ranges]) => [
    slice.replace(/[[\]]/g, ''),
    ranges.split(',').map((range) => {
      const [first = '', last = first] = range.slice('U+'.length).split('-')
      return [Number.parseInt(first, 16), Number.parseInt(last, 16)]
    }),
  ])
}

async function slicesFor(codePoints: readonly number[]): Promise<string[]> {
  slices ??= readSlices()
  const listed = await slices

  const holding = (code: number): string | undefined =>
    listed.find(([, ranges]) => ranges.some(([first, last]) => first <= code && code <= last))?.[0]

  return [...new Set(codePoints.map(holding).filter((slice) => slice !== undefined))]
}

/** The fonts for a document that holds `text`; read from disk once and kept. */
export async function loadFonts(text: string): Promise<ReportFonts> {
  const [regular, bold] = await Promise.all([loadFont(MAIN_SLICE, 400), loadFont(MAIN_SLICE, 700)])

  const rare = [...new Set(text)]
    .map((char) => char.codePointAt(0) ?? 0)
    .filter((code) => !regular.covered.has(code))

  const extra = rare.length > 0 ? await slicesFor(rare) : []

  const load = (weight: FontWeight): Promise<ReportFont[]> =>
    Promise.all(extra.map((slice) => loadFont(slice, weight)))

  return { 400: [regular, ...(await load(400))], 700: [bold, ...(await load(700))] }
}

/** Cuts a text into runs of one font each; control characters vanish, a character that no font has becomes a geta mark. */
export function fontRuns(text: string, fonts: readonly ReportFont[]): FontRun[] {
  const runs: FontRun[] = []
  const [main] = fonts
  if (!main) throw new Error('No font is loaded')

  for (const char of text.replaceAll(/\s/g, ' ').replaceAll(/\p{C}/gu, '')) {
    const code = char.codePointAt(0) ?? 0
    const font = fonts.find(({ covered }) => covered.has(code))
    const last = runs.at(-1)
    if (last && last.font === (font ?? main)) last.text += font ? char : GETA
    else runs.push({ font: font ?? main, text: font ? char : GETA })
  }

  return runs
}
