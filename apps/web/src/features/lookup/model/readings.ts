// Loaded when somebody searches: the library knows twenty thousand characters.
import { polyphonic } from 'pinyin-pro'
import type { ReadingsOf } from './find-names.ts'

/** Every reading of each character, because 膀胱 is typed pangguang by some and bangguang by others. */
export const readingsOf: ReadingsOf = (text) =>
  polyphonic(text, { toneType: 'none', type: 'array', v: true })
