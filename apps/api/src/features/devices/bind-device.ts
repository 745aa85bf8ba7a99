import { type contract, type Handler, refuse } from '@kangban/contracts'
import { type Context, sessionUser } from '../../context.ts'
import { securityEvent } from '../../shared/security-events/security-event.ts'
import { boundDevices } from './bound-device.ts'
import { devicesRepository } from './devices.repository.ts'
import { provenBinding } from './proven-binding.ts'
import { simulatedStock } from './simulated-stock.ts'

export const bindDevice: Handler<typeof contract.devices.bindDevice, Context> = async ({
  context,
  input,
}) => {
  const { services } = context
  const { accountId, userCode } = sessionUser(context)
  const { deviceCode, deviceType, jsonBrs } = input
  const repository = devicesRepository(services.database)

  const [known, body] = await Promise.all([repository.find(deviceCode), repository.body(accountId)])

  // A demo that was seeded before devices had codes takes the key from the simulator too.
  const made = known?.codeKeyCipher
    ? undefined
    : await simulatedStock(services, { userCode, deviceCode })

  const device = known
    ? { ...known, codeKeyCipher: known.codeKeyCipher ?? made?.codeKeyCipher ?? null }
    : made

  // Steps and energy cannot be reckoned without them. Nothing of the device is told yet.
  if (!body?.height || !body.weight) throw refuse('bodyMissing', 'height or weight is missing')
  const isOwn = known?.holderId === accountId
  const asked = { accountId, deviceCode, jsonBrs, device }
  const proof = isOwn ? null : await provenBinding(context, asked)
  if (!device) throw refuse('deviceNotFound', 'no such device')
  if (deviceType && deviceType !== device.typeCode)
    throw refuse('deviceTypeWrong', 'device is of another type')
  if (made) await repository.stock(made)
  const jsonBrsCipher = jsonBrs ? services.vault.encrypt(jsonBrs) : null
  const at = services.clock.now()
  const event = securityEvent(context, 'device-bound')(accountId, device.typeCode)
  const claim = { accountId, deviceCode, jsonBrsCipher, at, event }
  const outcome = proof ? await repository.bind({ ...claim, codeStep: proof.step }) : 'bound'
  if (outcome === 'code used') throw refuse('deviceNotFound', 'the code has bound before')
  if (outcome === 'held by another')
    throw refuse('deviceTaken', 'device is held by another account')
  if (outcome === 'has one of the type')
    throw refuse('deviceTypeTaken', 'account has a device of this type')

  await proof?.succeeded()

  const bound = (await boundDevices(services, accountId)).find(
    (other) => other.deviceCode === deviceCode,
  )

  if (!bound) throw refuse('bindingFailed', 'device was unbound again meanwhile')
  return { kangban: bound }
}
