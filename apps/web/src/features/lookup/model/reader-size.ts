import { readStored, writeStored } from '../../../stores/storage.ts'

export const READER_SIZES = ['standard', 'large', 'huge'] as const
export type ReaderSize = (typeof READER_SIZES)[number]

const KEY = 'kangban.readerSize'

/** How large the texts of the book were read last on this phone. */
export const readerSize = (): ReaderSize =>
  READER_SIZES.find((size) => size === readStored(KEY)) ?? 'standard'

export const keepReaderSize = (size: ReaderSize): void => writeStored(KEY, size)
