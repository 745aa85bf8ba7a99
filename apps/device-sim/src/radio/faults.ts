/** How the radio treats notifications; each is the probability for one of them, 0 to 1. */
export interface RadioFaults {
  readonly loss: number
  readonly duplicate: number
  /** A notification is held back and sent after the next one. */
  readonly reorder: number
}

export const NO_FAULTS: RadioFaults = { loss: 0, duplicate: 0, reorder: 0 }

const FAULT_NAMES = ['loss', 'duplicate', 'reorder'] as const

/** Reads `loss=0.05,duplicate=0.01`. Throws RangeError that names the part that is wrong. */
export function parseFaults(text: string): RadioFaults {
  const faults = { ...NO_FAULTS }

  for (const part of text.split(',').filter((piece) => piece.trim() !== '')) {
    const [name, value] = part.split('=').map((piece) => piece.trim())
    const known = FAULT_NAMES.find((candidate) => candidate === name)
    const probability = Number(value)

    if (known === undefined || value === undefined || !(probability >= 0 && probability <= 1)) {
      throw new RangeError(
        `FAULTS: expected ${FAULT_NAMES.join(', ')} = 0 to 1, got "${part.trim()}"`,
      )
    }

    faults[known] = probability
  }

  return faults
}
