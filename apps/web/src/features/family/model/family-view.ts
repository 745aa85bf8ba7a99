import { shanghaiClock, shanghaiDay } from '@kangban/china-time'
import {
  type Area,
  AREA_WORDS,
  AREAS,
  type FamilyLook,
  type FamilyMembers,
  LOOK_WORDS,
} from '@kangban/contracts'
import { dayText } from '../../../shared/format/date.ts'
import { LOOKS } from '../copy.ts'
import { SHARING, SWITCH } from '../copy.ts'
import { areaOfScreen } from './carer-screens.ts'

/** Somebody who may look, or was asked to. */
export type Member = FamilyMembers['sharedWith'][number]

/** 李建军（儿子） is 儿子 in a sentence. */
export const shortLabel = (label: string): string => /（(.+)）$/.exec(label)?.[1] ?? label

/** One character for the seal. */
export const sealOf = (label: string): string => Array.from(shortLabel(label))[0] ?? '亲'

export function headline({ sharedWith }: FamilyMembers): string {
  const seeing = sharedWith.filter(({ accepted }) => accepted)
  if (seeing.length > 0) return SHARING.sees(seeing.map(({ label }) => shortLabel(label)))
  return sharedWith.length > 0 ? SHARING.waits : SHARING.nobody
}

export interface LookLine {
  key: string
  when: string
  text: string
}

/** Who looked at what within an hour, and when first. */
export const lookLines = (looks: readonly FamilyLook[], today: string): LookLine[] =>
  looks.map(({ label, at, looks: seen }) => ({
    key: `${label} ${at}`,
    when: `${dayText(shanghaiDay(at), today)} ${shanghaiClock(at)}`,
    text: LOOKS.line(shortLabel(label), seen.map((look) => LOOK_WORDS[look]).join('、')),
  }))

/** 预警、心电, in their order. */
export const areaNames = (areas: readonly Area[]): string =>
  AREAS.filter((area) => areas.includes(area))
    .map((area) => AREA_WORDS[area].name)
    .join('、')

/** What of somebody is not shared; empty where all is. */
export const hiddenNames = (areas: readonly Area[]): string =>
  areaNames(AREAS.filter((area) => !areas.includes(area)))

/** That what a screen shows was taken back. */
export function lostWords(label: string, path: string): string {
  const area = areaOfScreen(path)
  return area ? SWITCH.lostArea(label, AREA_WORDS[area].name) : SWITCH.lost(label)
}

/** That a screen has nothing to show, since it is not shared. */
export function notSharedWords(label: string, path: string): string {
  const area = areaOfScreen(path)
  return SWITCH.notShared(label, area ? AREA_WORDS[area].name : SWITCH.health)
}
