import { type Appointment, splitImageIds } from '@kangban/contracts'
import type { Services } from '../../context.ts'
import type { Mail, MailAttachment } from '../../ports/mail.ts'
import { imageKey } from '../../ports/stored-image.ts'
import { outpatientRepository } from './outpatient.repository.ts'

const GROUPS = [
  ['diagnosticReportIds', '诊断报告'],
  ['otherMaterialIds', '其他资料'],
] as const

const LINES = [
  ['userName', '就诊人'],
  ['idNo', '身份证号'],
  ['userPhone', '联系电话'],
  ['expectHospital', '期望医院'],
  ['expectKeShi', '期望科室'],
  ['expectDate', '期望日期'],
  ['baoXiaoMethod', '报销方式'],
  ['diseaseDescription', '病情描述'],
] as const satisfies readonly (readonly [keyof Appointment, string])[]

const EXTENSIONS: Readonly<Record<string, string>> = {
  'image/jpeg': 'jpg',
  'image/png': 'png',
  'image/webp': 'webp',
}

export const imagesOf = (appointment: Appointment): string[] =>
  GROUPS.flatMap(([field]) => splitImageIds(appointment[field]))

async function attachmentsOf(
  { database, files }: Services,
  appointment: Appointment,
): Promise<MailAttachment[]> {
  const mediaTypes = await outpatientRepository(database).mediaTypes(imagesOf(appointment))

  const images = GROUPS.flatMap(([field, group]) =>
    splitImageIds(appointment[field]).map((id, index) => ({ id, name: `${group}${index + 1}` })),
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

/** What those who arrange the visit get. The subject names nobody: it shows on locked screens. */
export async function appointmentMail(
  services: Services,
  id: string,
  appointment: Appointment,
): Promise<Omit<Mail, 'to'>> {
  const { expectHospital, expectKeShi, expectDate } = appointment

  return {
    id,
    subject: `门诊预约申请：${expectHospital} ${expectKeShi} ${expectDate}`,
    text: LINES.map(([field, label]) => `${label}：${appointment[field] || '未填写'}`).join('\n'),
    attachments: await attachmentsOf(services, appointment),
  }
}
