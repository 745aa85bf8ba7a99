// Laws of what the contract promises in words: limits, states, codes, links and days.
import type { Breach } from '../catalogue.ts'
import type { Told } from '../node.ts'
import * as addresses from './addresses.ts'
import * as catalogues from './catalogues.ts'
import * as coded from './coded.ts'
import * as dates from './dates.ts'
import { filled } from './filled.ts'
import * as limits from './limits.ts'
import * as plans from './plans.ts'
import { surplus } from './surplus.ts'

const LAWS: readonly ((told: Told) => Iterable<Breach>)[] = [
  ...Object.values(addresses),
  ...Object.values(catalogues),
  ...Object.values(coded),
  ...Object.values(dates),
  ...Object.values(limits),
  ...Object.values(plans),
  filled,
  surplus,
]

/** Where an answer is other than the contract promises. */
export const brokenPromises = (told: Told): Breach[] => LAWS.flatMap((law) => [...law(told)])
