import { AppError, BUSINESS_FAILURE, type contract, type Handler } from '@kangban/contracts'
import { type Context, sessionUser } from '../../context.ts'
import { boundDevices } from './bound-device.ts'
import { devicesRepository } from './devices.repository.ts'

const refuse = (userMessage: string, logMessage: string) =>
  new AppError(BUSINESS_FAILURE, { userMessage, logMessage })

export const bindDevice: Handler<typeof contract.devices.bindDevice, Context> = async ({
  context,
  input,
}) => {
  const { services } = context
  const { accountId } = sessionUser(context)
  const { deviceCode, deviceType, jsonBrs } = input
  const repository = devicesRepository(services.database)

  const [device, body] = await Promise.all([
    repository.find(deviceCode),
    repository.body(accountId),
  ])

  if (!device) throw refuse('设备不存在', 'no such device')
  if (deviceType && deviceType !== device.typeCode)
    throw refuse('设备类型错误', 'device is of another type')
  // Steps and energy cannot be reckoned without them.
  if (!body?.height || !body.weight) throw refuse('请填写个人信息', 'height or weight is missing')
  const claim = { accountId, deviceCode, jsonBrs: jsonBrs ?? null, at: services.clock.now() }
  const outcome = await repository.bind(claim)
  if (outcome === 'held by another')
    throw refuse('该设备已被绑定', 'device is held by another account')
  if (outcome === 'has one of the type')
    throw refuse('请先解绑原设备', 'account has a device of this type')

  const bound = (await boundDevices(services, accountId)).find(
    (other) => other.deviceCode === deviceCode,
  )

  if (!bound) throw refuse('绑定失败，请重试', 'device was unbound again meanwhile')
  return { kangban: bound }
}
