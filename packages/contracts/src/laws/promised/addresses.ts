// Links, phones, masked names and id numbers: what each looks like, and what two of one thing owe to each other.
import { MS_PER_DAY, MS_PER_MINUTE, MS_PER_SECOND } from '@kangban/china-time'
import { MOBILE } from '../../constants.ts'
import { hospitalPhone, isHospitalPhone } from '../../profile/hospital-phone.ts'
import { isIdNumber } from '../../wire/id-number.ts'
import type { Breach } from '../catalogue.ts'
import { pathOf } from '../links.ts'
import { everyNode, fieldOf, type Node, textOf, type Told } from '../node.ts'
import { breach } from '../operations/tools.ts'
import { nodesAt } from '../places.ts'

const EXPIRY = /[?&]expires=(\d{9,10})(?:&|$)/i
/** Clocks differ a little. */
const TOLERANCE_MS = 5 * MS_PER_MINUTE
/** What was won stays listed after its link has ended. */
const REDEMPTIONS = 'points.listPointRecords'
const FOR_MINUTES = /ends after minutes/

const isLink = (node: Node): boolean =>
  node.marks.kind === 'address' || /^(?:https?:\/)?\/\S+$/.test(textOf(node) ?? '')

/** A link that says when it ends has not ended yet, and ends soon where that is promised. */
export function* expiries({ name, answer, summary, now }: Told): Generator<Breach> {
  if (name === REDEMPTIONS) return

  for (const node of everyNode(answer)) {
    const seconds = isLink(node) ? EXPIRY.exec(textOf(node) ?? '')?.[1] : undefined
    if (seconds === undefined) continue
    const left = Number(seconds) * MS_PER_SECOND - now.getTime()
    if (left < -TOLERANCE_MS) yield breach('order', node, 'a link that has ended')
    else if (FOR_MINUTES.test(summary) && left > MS_PER_DAY)
      yield breach('order', node, 'a link that does not end after minutes')
  }
}

/** Of a file whose link has its id, the other link has it too. */
export function* linksOfFile({ answer }: Told): Generator<Breach> {
  for (const node of everyNode(answer)) {
    const id = textOf(fieldOf(node, 'id'))
    const links = [...node.fields.values()].filter(isLink)
    if (!id || links.length < 2) continue
    const has = (link: Node): boolean => pathOf(textOf(link) ?? '').includes(id)
    const other = links.some(has) ? links.find((link) => !has(link)) : undefined
    if (other) yield breach('same-id', other, 'the link of another one')
  }
}

/** By call: how the name of its file ends, where it has such an end. */
const ENDS: Readonly<Record<string, string>> = { 'account.getExportLink': 'zip' }
const END = /\.(zip|json|csv|xml|pdf|html|txt|xlsx?|png|jpe?g|tar|gz|7z|rar)$/i

export function* endOfFile({ name, answer }: Told): Generator<Breach> {
  const due = ENDS[name]
  const url = fieldOf(answer, 'url')
  const end = END.exec(pathOf(textOf(url) ?? ''))?.[1]?.toLowerCase()
  if (url && due !== undefined && end !== undefined && end !== due)
    yield breach('kind', url, `not a ${due}`)
}

/** By call: numbers that are to be rung. */
const RUNG: Readonly<Record<string, string>> = {
  'contacts.listContacts': '[].phone',
  'family.listMembers': 'sharedByOthers[].tel',
  'outpatient.listAppointments': '[].userPhone',
}

export function* phonesToRing({ name, answer }: Told): Generator<Breach> {
  const path = RUNG[name]

  for (const phone of path === undefined ? [] : nodesAt(answer, path))
    if (!MOBILE.test(textOf(phone) ?? '')) yield breach('kind', phone, 'no number to be rung')
}

/** Nor is the hospital one that cannot be rung, however its number is written. */
export function* hospitalToRing({ name, answer }: Told): Generator<Breach> {
  const phone = name === 'profile.getHospital' ? fieldOf(answer, 'phone') : undefined
  const text = textOf(phone)
  if (phone && text !== undefined && !isHospitalPhone(hospitalPhone(text)))
    yield breach('kind', phone, 'no number to be rung')
}

const MASKED = /^(\d+)\*+(\d+)$/

/** The masked number beside a whole one is the same. */
export function* maskedPhones({ answer }: Told): Generator<Breach> {
  for (const node of everyNode(answer)) {
    const [whole, masked] = ['tel', 'phone'].map((key) => fieldOf(node, key))
    const first = textOf(whole)
    const [, head = '', tail = ''] = MASKED.exec(textOf(masked) ?? '') ?? []
    if (!whole || first === undefined || head === '') continue
    if (!first.startsWith(head) || !first.endsWith(tail))
      yield breach('told-twice', whole, 'another one than is masked')
  }
}

/** A person's name has two signs at least; that of nobody has other words. */
const WHOLE_NAME = /^\p{Script=Han}{2,4}$/u
const NAMES: readonly string[] = ['sharedByOthers[].name', 'invitations[].name']
const NOT_A_NAME = /^未|匿名|用户/

/** Of others the name is masked: 王*兰. */
export function* maskedNames({ name, answer }: Told): Generator<Breach> {
  if (name !== 'family.listMembers') return

  for (const node of NAMES.flatMap((path) => nodesAt(answer, path))) {
    const text = textOf(node) ?? ''
    if (WHOLE_NAME.test(text) && !NOT_A_NAME.test(text)) yield breach('kind', node, 'a whole name')
  }
}

const EIGHTEEN = /^\d{17}[\dX]$/i

/** The last sign of an id number checks the others. */
export function* idNumbers({ answer }: Told): Generator<Breach> {
  for (const node of everyNode(answer)) {
    const text = node.key === 'idNo' ? textOf(node) : undefined
    if (text !== undefined && EIGHTEEN.test(text) && !isIdNumber(text))
      yield breach('kind', node, 'no id number')
  }
}
