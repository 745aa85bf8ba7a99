export const DATA_CASES = ['good', 'empty', 'single', 'gap', 'outside'] as const

/** Whole; nothing; one value; a hole in the middle; beyond the usual scale. */
export type DataCase = (typeof DATA_CASES)[number]

export const isDataCase = (text: string | null): text is DataCase =>
  DATA_CASES.some((one) => one === text)
