import * as z from 'zod/mini'
import { operation } from '../operation.ts'
import { nothing } from '../wire/fields.ts'
import * as MESSAGES from '../wire/messages.ts'

/** base64url, as browsers write it. */
const key = (bytes: number) => {
  const length = Math.ceil((bytes * 4) / 3)

  return z
    .string(MESSAGES.pushTargetWrong)
    .check(z.regex(new RegExp(`^[A-Za-z0-9_-]{${length}}$`), MESSAGES.pushTargetWrong))
}

const PUBLIC_KEY_BYTES = 65
const SECRET_BYTES = 16

export const savePushTarget = operation({
  origin: 'ours',
  method: 'POST',
  path: '/reminder/v1/app/push',
  summary: 'Reminders come to this browser too, as long as this session goes on',
  input: z.object({
    endpoint: z
      .string(MESSAGES.pushTargetWrong)
      .check(z.minLength(1, MESSAGES.pushTargetWrong), z.maxLength(1000, MESSAGES.pushTargetWrong)),
    p256dh: key(PUBLIC_KEY_BYTES),
    auth: key(SECRET_BYTES),
  }),
  output: nothing,
  ownership: 'own',
  safety: 'idempotent',
  example: {
    input: {
      endpoint: 'https://push.example.org/send/abc',
      p256dh:
        'BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4',
      auth: 'BTBZMqHH6r4Tts7J_aSIgg',
    },
    output: {},
  },
})
