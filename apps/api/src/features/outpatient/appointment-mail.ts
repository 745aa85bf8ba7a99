import {
  type Appointment,
  APPOINTMENT_FIELDS,
  APPOINTMENT_IMAGES,
  APPOINTMENT_LETTERS,
  APPOINTMENT_ORDER,
  type AppointmentLetter,
  appointmentNumber,
  splitImageIds,
} from '@kangban/contracts'
import type { Services } from '../../context.ts'
import type { Mail, MailAttachment } from '../../ports/mail.ts'
import { imageKey } from '../../ports/stored-image.ts'
import { outpatientRepository } from './outpatient.repository.ts'

const LINES = APPOINTMENT_ORDER.filter(
  (field) => !APPOINTMENT_IMAGES.some((images) => images === field),
)

const EXTENSIONS: Readonly<Record<string, string>> = {
  'image/jpeg': 'jpg',
  'image/png': 'png',
  'image/webp': 'webp',
}

/** What is asked of those who read it, before the lines. */
const FIRST: Readonly<Record<AppointmentLetter, string | null>> = {
  request: null,
  change: '这个预约有更改，请以这封邮件为准。',
  cancel: '这个预约取消了，请不要再安排。',
}

export const imagesOf = (appointment: Appointment): string[] =>
  APPOINTMENT_IMAGES.flatMap((field) => splitImageIds(appointment[field]))

async function attachmentsOf(
  { database, files }: Services,
  appointment: Appointment,
): Promise<MailAttachment[]> {
  const mediaTypes = await outpatientRepository(database).mediaTypes(imagesOf(appointment))

  const images = APPOINTMENT_IMAGES.flatMap((field) =>
    splitImageIds(appointment[field]).map((id, index) => ({
      id,
      name: `${APPOINTMENT_FIELDS[field]}${index + 1}`,
    })),
  )

  return Promise.all(
    images.map(async ({ id, name }) => {
      const bytes = await files.get(imageKey('image', id))
      const mediaType = mediaTypes.get(id)
      if (!bytes || !mediaType) throw new Error('An image of an appointment is gone')
      return { name: `${name}.${EXTENSIONS[mediaType] ?? 'bin'}`, mediaType, bytes }
    }),
  )
}

interface LetterText {
  id: string
  /** Of the appointment that the letter is about; its own where it asks for it. */
  firstId: string
  kind: AppointmentLetter
  appointment: Appointment
  /** As it stood in the letter before. */
  before: Appointment | null
}

const orNothing = (text: string): string => text || '未填写'

function lineOf(field: (typeof LINES)[number], { appointment, before }: LetterText): string {
  const line = `${APPOINTMENT_FIELDS[field]}：${orNothing(appointment[field])}`

  return before && before[field] !== appointment[field]
    ? `${line}（原为：${orNothing(before[field])}）`
    : line
}

/** What those who arrange the visit get. The subject names nobody: it shows on locked screens. */
export async function appointmentMail(
  services: Services,
  letter: LetterText,
): Promise<Omit<Mail, 'to'>> {
  const { id, firstId, kind, appointment } = letter
  const { expectHospital, expectKeShi, expectDate } = appointment
  const first = FIRST[kind]

  const lines = [
    ...(first ? [first] : []),
    `预约编号：${appointmentNumber(firstId)}`,
    ...LINES.map((field) => lineOf(field, letter)),
  ]

  return {
    id,
    ...(id !== firstId && { about: firstId }),
    subject: `门诊预约${APPOINTMENT_LETTERS[kind]}：${expectHospital} ${expectKeShi} ${expectDate}`,
    text: lines.join('\n'),
    // What is cancelled needs no pictures any more.
    attachments: kind === 'cancel' ? [] : await attachmentsOf(services, appointment),
  }
}
