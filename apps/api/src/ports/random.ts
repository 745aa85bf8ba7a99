import { randomInt } from 'node:crypto'

export interface RandomNumbers {
  /** A whole number from 0 to `limit - 1`, each as likely. */
  below: (limit: number) => number
}

export const cryptoRandom: RandomNumbers = { below: (limit) => randomInt(limit) }
